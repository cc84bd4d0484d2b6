import type { MessagesOfLanguage } from 'shared/language';
import * as styles from '../frame/frame.css.ts';
import { shellMessages } from '../locales/messages.ts';

/**
 * A quiet line at the window's lower edge: part of the page does not answer, and what can be done. It takes no focus.
 * @returns takes it back; where the visitor is on it, once they have left it
 */
export function offerReload(messages: MessagesOfLanguage): () => void {
  const say = messages.getFixedT(null, shellMessages) as (key: string) => string;
  const line = document.createElement('div');
  line.className = styles.offer;
  line.setAttribute('role', 'status');
  const text = document.createElement('span');
  text.textContent = say('pagePart.unavailableTitle');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.offerButton;
  button.textContent = say('pagePart.reload');
  button.onclick = () => location.reload();
  line.append(text, button);
  document.body.append(line);
  return () => {
    if (line.contains(document.activeElement)) line.addEventListener('focusout', () => line.remove());
    else line.remove();
  };
}
