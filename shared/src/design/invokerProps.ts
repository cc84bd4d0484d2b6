interface Invoker {
  readonly command: string;
  readonly commandfor: string;
}

/** Returns the attributes of a button that opens a dialog by id, without script: `<button {...getShowModalProps('install')}>`. */
export const getShowModalProps = (id: string): Invoker => ({ command: 'show-modal', commandfor: id });

export const getCloseProps = (id: string): Invoker => ({ command: 'close', commandfor: id });
