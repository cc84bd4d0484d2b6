import type { LanguageMessages } from 'shared/language';
import * as styles from '../frame/frame.css.ts';
import { shellNamespace } from '../locales/messages.ts';

/**
 * Shows a message at the viewport's lower edge: part of the page is unavailable, and a reload may help. It does not take focus.
 * @returns a function that removes the message once focus is elsewhere
 */
export function offerReload(messages: LanguageMessages): () => void {
  const translate = messages.getFixedT(null, shellNamespace) as (key: string) => string;
  const notice = document.createElement('div');
  notice.className = styles.offer;
  notice.setAttribute('role', 'status');
  const text = document.createElement('span');
  text.textContent = translate('pagePart.unavailableTitle');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.offerButton;
  button.textContent = translate('pagePart.reload');
  button.onclick = () => location.reload();
  notice.append(text, button);
  document.body.append(notice);
  return () => {
    if (notice.contains(document.activeElement)) notice.addEventListener('focusout', () => notice.remove());
    else notice.remove();
  };
}
