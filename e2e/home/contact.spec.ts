import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page, Route } from '@playwright/test';
import { type ComposedSite, composedWith } from '../composedWith.ts';
import { expect, hydrated, notFromOutside, test } from '../site.ts';

/** A service for forms, and another site of the same machine that it may lead to. */
const port = 3186 + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const endpoint = `http://localhost:${port}/enquiry`;
const elsewhere = `http://127.0.0.1:${port}/thanks`;
const letter = { name: 'Олена Мельник', email: 'olena@firma.ua', message: 'Потрібен інтернет-магазин на OpenCart.' };

async function fill(page: Page, with_: Partial<typeof letter> = {}) {
  for (const [name, value] of Object.entries({ ...letter, ...with_ }))
    await page.locator(`[name="${name}"]`).fill(value);
}

test.describe('the form by itself', () => {
  test('is closed until the policy is agreed to, says what is wrong, and then writes a mail', async ({
    page,
    site,
  }) => {
    await site.visit('/contact-us');
    const submit = page.locator('#contact-form button[type="submit"]');
    await expect(submit).toBeDisabled();
    await page.locator('#agreeToPolicy').check();
    await fill(page, { email: 'olena', message: 'Магазин' });
    await submit.click();
    await expect(page.locator('#contact-form [role="alert"]')).toContainText('Перевірте позначені поля');
    await expect(page.locator('#contact-form [role="alert"]')).toBeFocused();
    await expect(page.locator('#contact-form [role="alert"]')).toBeInViewport();
    await page.locator('#contact-form [role="alert"]').getByRole('link', { name: 'Перевірте адресу' }).click();
    await expect(page.locator('[name="email"]')).toBeFocused();
    await expect(page.locator('[name="email"]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#contact-message-error')).toContainText('Щонайменше знаків: 10');
    await fill(page);
    await submit.click();
    // The result takes the place of the form's title.
    await expect(page.locator('#contact-form h2')).toHaveText(['Лист складено']);
    await expect(page.locator('#contact-form textarea[readonly]')).toHaveValue(new RegExp(letter.message));
    await page.getByRole('button', { name: 'Так, лист надіслано' }).click();
    await expect(page.locator('#contact-form h2')).toHaveText(['Дякуємо']);
  });

  test('keeps what was typed over a reload, and forgets it when the mail is sent', async ({ page, site }) => {
    await site.visit('/contact-us');
    await fill(page);
    await page.reload();
    await hydrated(page);
    await expect(page.locator('[name="message"]')).toHaveValue(letter.message);
    await expect(page.locator('[name="name"]')).toHaveValue(letter.name);
    await page.locator('#agreeToPolicy').check();
    await page.locator('#contact-form button[type="submit"]').click();
    await page.getByRole('button', { name: 'Так, лист надіслано' }).click();
    await page.reload();
    await hydrated(page);
    await expect(page.locator('[name="message"]')).toHaveValue('');
  });

  test('keeps what was typed when the language is changed', async ({ page, site }) => {
    await site.visit('/contact-us');
    await fill(page);
    await page.getByRole('link', { name: 'ENG', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('#contact-form h2')).not.toHaveText(/[а-яіїєґ]/i);
    for (const [name, value] of Object.entries(letter))
      await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
  });

  test('cuts nothing of 10,000 characters, and says that they are too many', async ({ page, site }) => {
    await site.visit('/contact-us');
    await fill(page, { message: 'я'.repeat(10_000) });
    await page.locator('#agreeToPolicy').check();
    await page.locator('#contact-form button[type="submit"]').click();
    await expect(page.locator('#contact-message-error')).toContainText('5000');
    expect((await page.locator('[name="message"]').inputValue()).length).toBe(10_000);
  });

  test('takes a script in the name for a name', async ({ page, site, faults }) => {
    const name = '<img src=x onerror="window.run=true"><script>window.run=true</script>';
    await site.visit('/contact-us');
    await fill(page, { name });
    await page.locator('#agreeToPolicy').check();
    await page.locator('#contact-form button[type="submit"]').click();
    await expect(page.locator('#contact-form textarea[readonly]')).toHaveValue(new RegExp(name.slice(0, 20)));
    expect(await page.evaluate(() => 'run' in window)).toBe(false);
    expect(faults).toEqual([]);
  });
});

test.describe('where the owner names an endpoint', () => {
  notFromOutside('composes a site with an endpoint of its own');
  // One after the other: composing costs more than all of them.
  test.describe.configure({ mode: 'default' });
  let other: ComposedSite;
  let service: Awaited<ReturnType<typeof serveForms>>;
  test.beforeAll(async () => {
    service = await serveForms(port);
    other = await composedWith({ SITE_CONTACT_ENDPOINT: endpoint }, 3180 + test.info().parallelIndex);
  });
  test.afterAll(() => Promise.all([other.stop(), service.stop()]));

  const answer = (status: number) => (route: Route) =>
    route.fulfill({ status, headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' } });

  async function open(page: Page, respond: (route: Route) => Promise<unknown> | unknown) {
    const bodies: string[] = [];
    await page.route(`${endpoint}**`, (route) => {
      const body = route.request().postData();
      if (body) bodies.push(body);
      return respond(route) as Promise<void>;
    });
    await page.goto(`${other.url}/contact-us`);
    await hydrated(page);
    await page.locator('#agreeToPolicy').check();
    return bodies;
  }
  const submit = (page: Page) => page.locator('#contact-form button[type="submit"]');

  test('the form sends it there, and thanks', async ({ page, faults }) => {
    const bodies = await open(page, answer(202));
    await fill(page);
    await submit(page).click();
    await expect(page.locator('#contact-form')).toContainText('Дякуємо');
    expect(bodies.map((body) => JSON.parse(body))).toEqual([{ ...letter, language: 'ua' }]);
    expect(faults).toEqual([]);
  });

  /** Answers of form services, by what a browser makes of them, with the message for the visitor. The page itself reads their content. */
  const [taken, unsure] = ['Дякуємо', 'Невідомо, чи повідомлення дійшло'];
  const answers: readonly (readonly [what: string, Answer, told: string])[] = [
    ['nothing', { status: 204 }, taken],
    ['a way on the same site', { status: 303, location: `${endpoint}/thanks` }, taken],
    ['the same way again', { status: 307, location: `${endpoint}/thanks` }, taken],
    ['a way to another site', { status: 302, location: elsewhere }, unsure],
    ['what nobody may read', { status: 200, body: '<title>Taken</title>', secret: true }, unsure],
    ['a broken line', {}, unsure],
  ];
  const tagFor = (what: string) => ({ tag: what === 'a way to another site' ? [] : '@all' });

  for (const [what, answer, told] of answers)
    test(`where the answer is ${what} the visitor is told: ${told}`, tagFor(what), async ({ page }) => {
      service.answer = answer;
      await page.goto(`${other.url}/contact-us`);
      await hydrated(page);
      await page.locator('#agreeToPolicy').check();
      await fill(page);
      await submit(page).click();
      await expect(page.locator('#contact-form')).toContainText(told);
      if (told !== taken) await expect(page.locator('[name="message"]')).toHaveValue(letter.message);
    });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    // A broken line is the browser's own to tell.
    for (const [what, answer] of answers.filter(([, { status }]) => status !== undefined))
      test(
        `where the answer is ${what} the browser shows it, or the page has said what silence means`,
        tagFor(what),
        async ({ page }) => {
          service.answer = answer;
          await page.goto(`${other.url}/en/contact-us`);
          await expect(page.locator('#contact-form [data-fallback-message]')).toBeVisible();
          await expect(page.locator('#contact-form [data-fallback-message]')).toHaveAttribute(
            'data-fallback-message',
            /hello@porohy\.example/,
          );
          await fill(page);
          await page.locator('#agreeToPolicy').check();
          const answered = page.waitForResponse(endpoint);
          await submit(page).click();
          await answered;
          if (answer.status === 204) await expect(page.locator('#contact-form [data-fallback-message]')).toBeVisible();
          else await expect(page).toHaveTitle('Taken');
        },
      );

    test('the browser asks for the policy, and sends the form there by itself', async ({ page }) => {
      const posted: string[] = [];
      await page.route(`${endpoint}**`, (route) => {
        posted.push(route.request().postData() ?? '');
        return route.fulfill({ contentType: 'text/html', body: '<title>Taken</title>' });
      });
      await page.goto(`${other.url}/en/contact-us`);
      await fill(page);
      await submit(page).click();
      await expect(page.locator('#agreeToPolicy:invalid')).toBeFocused();
      expect(posted).toEqual([]);
      await page.locator('#agreeToPolicy').check();
      await submit(page).click();
      await expect(page).toHaveTitle('Taken');
      expect(posted.map((body) => Object.fromEntries(new URLSearchParams(body)))).toEqual([
        { ...letter, website: '', language: 'en', agreeToPolicy: 'on' },
      ]);
    });
  });

  test('an endpoint that fails costs nobody a letter: it is kept, and sent again', async ({ page }) => {
    let status = 500;
    const bodies = await open(page, (route) => answer(status)(route));
    await fill(page);
    await submit(page).click();
    await expect(page.locator('#contact-form [role="alert"]')).toContainText('не надіслано');
    await expect(page.locator('[name="message"]')).toHaveValue(letter.message);
    status = 200;
    await page.getByRole('button', { name: 'Надіслати ще раз' }).click();
    await expect(page.locator('#contact-form')).toContainText('Дякуємо');
    expect(bodies).toHaveLength(2);
  });

  test('an endpoint that hangs is given up, and the letter is kept', async ({ page }) => {
    const limits = await hastenTimeLimits(page);
    await open(page, () => new Promise(() => {}));
    await fill(page);
    await submit(page).click();
    await expect(submit(page)).toBeDisabled();
    await expect(page.locator('#contact-form [role="alert"]')).toContainText('не відповів');
    expect(await limits()).toContain(15_000);
    await expect(page.locator('[name="message"]')).toHaveValue(letter.message);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('a robot that fills every field is thanked, and nothing is sent', async ({ page }) => {
    const bodies = await open(page, answer(200));
    await fill(page);
    await page.locator('[name="website"]').evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
    });
    await submit(page).click();
    await expect(page.locator('#contact-form')).toContainText('Дякуємо');
    expect(bodies).toEqual([]);
  });

  test('the privacy policy says what that form does', async ({ page }) => {
    await page.goto(`${other.url}/privacy`);
    await expect(page.locator('#mail')).toContainText('надсилає нам ім’я, адресу й текст');
    await page.goto('/privacy');
    await expect(page.locator('#mail')).toContainText('сама нічого не надсилає');
  });
});

/**
 * Ends every time limit of the next page after half a second.
 * @returns the limits that the page has set, in milliseconds
 */
async function hastenTimeLimits(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const asked: number[] = [];
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => {
      asked.push(milliseconds);
      return timeout(500);
    };
    Object.assign(window, { asked });
  });
  return () => page.evaluate(() => (window as unknown as { asked: number[] }).asked);
}

/** The answer of a service to a letter; without a status it breaks the line. */
interface Answer {
  readonly status?: number;
  readonly body?: string;
  readonly location?: string;
  /** True where the service takes letters from every site and lets no site read the answer. */
  readonly secret?: boolean;
}

/** Takes letters by script and by the browser itself, from any site, at `/enquiry`; what it leads to says that they were taken. */
async function serveForms(port: number) {
  const readable = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  const server = createServer((request, response) => {
    const { status, body, location, secret }: Answer = service.answer;
    const headers = { ...(!secret && readable), 'content-type': 'text/html', ...(location && { location }) };
    request.resume();
    if (request.method === 'OPTIONS') response.writeHead(204, readable).end();
    else if (request.url?.endsWith('/thanks'))
      response.writeHead(200, { ...readable, 'content-type': 'text/html' }).end('<title>Taken</title>');
    else if (status === undefined) request.socket.destroy();
    else response.writeHead(status, headers).end(body);
  }).listen(port);
  await once(server, 'listening');
  const service = {
    answer: {} as Answer,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}
