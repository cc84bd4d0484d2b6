import { pick, press } from '../Visitor.ts';
import { byWhat, type Step } from './Step.ts';

/** What is typed into each field. None is ever all of a letter: that one would open a mail program. */
const words = {
  name: ['Олена', 'Olena', 'Ївга Ґалаґан', ''],
  email: ['olena@example.org', 'olena'],
  message: ['Добрий день, потрібен сайт.', 'Hello', 'Рядок & "лапки" <b>'],
} as const;
const fields = Object.keys(words) as (keyof typeof words)[];

const type: Step = {
  name: 'type',
  weight: 6,
  when: ({ lost, offers }) => !lost && offers.open === undefined && offers.form,
  async take(visitor, expected, { which, keys }) {
    const field = fields[which % fields.length] ?? 'name';
    const text = words[field][which % words[field].length] ?? '';
    const found = await pick(visitor, `#contact-form [name="${field}"]`, 0);
    if (!found) return;
    if (keys) await found.element.focus();
    else await found.element.click({ timeout: 5000 });
    await visitor.page.keyboard.press('Control+A');
    if (text === '') await visitor.page.keyboard.press('Delete');
    else await visitor.page.keyboard.type(text);
    expected.typed[field] = text;
    return {
      said: `types "${text}" as ${field}, ${byWhat(keys)}`,
      promised: { focus: 'somewhere', wanted: true, typed: [field] },
    };
  },
};

const submit: Step = {
  name: 'submit',
  weight: 2,
  when: ({ lost, offers, fault, online, typed }) =>
    !lost &&
    offers.open === undefined &&
    offers.form &&
    fault === undefined &&
    online &&
    !fields.every((field) => typed[field]),
  async take(visitor, _expected, { keys }) {
    const consent = await pick(visitor, '#agreeToPolicy', 0);
    const button = await pick(visitor, '#contact-form button[type="submit"]', 0);
    if (!consent || !button) return;
    await consent.element.check({ timeout: 5000 });
    await press(visitor, button.element, keys);
    return {
      said: `ticks the policy and sends the form without all of a letter, ${byWhat(keys)}`,
      promised: {
        wanted: true,
        typed: fields,
        focus: 'somewhere',
        turned: async () =>
          (await visitor.page.locator('#contact-form :is([aria-invalid="true"], :user-invalid)').count()) > 0,
      },
    };
  },
};

export const typing: readonly Step[] = [type, submit];
