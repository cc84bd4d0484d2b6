interface Invoker {
  readonly command: string;
  readonly commandfor: string;
}

/** What a button wears to open the dialog with an id, without script: `<button {...showsModal('install')}>`. */
export const showsModal = (id: string): Invoker => ({ command: 'show-modal', commandfor: id });

/** What a button wears to close the dialog with an id. */
export const closes = (id: string): Invoker => ({ command: 'close', commandfor: id });
