/** The open panel, as a selector: the browser's own, or `shared/native`'s where an engine has no popovers. */
export const panelOpen = ':is(:popover-open, [data-open])';
