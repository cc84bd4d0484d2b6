interface Invoker {
  readonly command: string;
  readonly commandfor: string;
}

/** Returns the attributes of a button that opens a dialog by its id, without script: `<button {...showsModal('install')}>`. */
export const showsModal = (id: string): Invoker => ({ command: 'show-modal', commandfor: id });

/** Returns the attributes of a button that closes a dialog by its id. */
export const closes = (id: string): Invoker => ({ command: 'close', commandfor: id });
