import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page, Route } from '@playwright/test';
import { type ComposedSite, serveStoreCopy } from '../serveStoreCopy.ts';
import { expect, hydrate, skipOnDeployedSite, test } from '../site.ts';

/** Port of a fake form service at `localhost`. `127.0.0.1` is another origin, to which the service may redirect. */
const port = 3186 + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
const endpoint = `http://localhost:${port}/enquiry`;
const elsewhere = `http://127.0.0.1:${port}/thanks`;
const letter = { name: 'Олена Мельник', email: 'olena@firma.ua', message: 'Потрібен інтернет-магазин на OpenCart.' };

async function fill(page: Page, with_: Partial<typeof letter> = {}) {
  for (const [name, value] of Object.entries({ ...letter, ...with_ }))
    await page.locator(`[name="${name}"]`).fill(value);
}

test.describe('the contact form without an endpoint', () => {
  test('the form needs consent, reports invalid fields, and then composes an email', async ({ page, site }) => {
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
    // The note about the written letter replaces the form, and has a title of its own.
    await expect(page.locator('#contact-form h2')).toHaveText(['Лист складено']);
    await expect(page.locator('#contact-form textarea[readonly]')).toHaveValue(new RegExp(letter.message));
    await page.getByRole('button', { name: 'Так, лист надіслано' }).click();
    await expect(page.locator('#contact-form h2')).toHaveText(['Дякуємо']);
  });

  test('typed text survives a reload, and is forgotten after the email was sent', async ({ page, site }) => {
    await site.visit('/contact-us');
    await fill(page);
    await page.reload();
    await hydrate(page);
    await expect(page.locator('[name="message"]')).toHaveValue(letter.message);
    await expect(page.locator('[name="name"]')).toHaveValue(letter.name);
    await page.locator('#agreeToPolicy').check();
    await page.locator('#contact-form button[type="submit"]').click();
    await page.getByRole('button', { name: 'Так, лист надіслано' }).click();
    await page.reload();
    await hydrate(page);
    await expect(page.locator('[name="message"]')).toHaveValue('');
  });

  test('typed text survives a language switch', async ({ page, site }) => {
    await site.visit('/contact-us');
    await fill(page);
    await page.getByRole('link', { name: 'ENG', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('#contact-form h2')).not.toHaveText(/[а-яіїєґ]/i);
    for (const [name, value] of Object.entries(letter))
      await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
  });

  test('a message of 10,000 characters is not cut, but reported as too long', async ({ page, site }) => {
    await site.visit('/contact-us');
    await fill(page, { message: 'я'.repeat(10_000) });
    await page.locator('#agreeToPolicy').check();
    await page.locator('#contact-form button[type="submit"]').click();
    await expect(page.locator('#contact-message-error')).toContainText('5000');
    expect((await page.locator('[name="message"]').inputValue()).length).toBe(10_000);
  });

  test('a script in the name field is shown as text', async ({ page, site, faults }) => {
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

test.describe("the contact form with the owner's endpoint", () => {
  skipOnDeployedSite('composes a site with an endpoint of its own');
  // Runs the tests in one worker, because composing the site for each worker would take longer than all tests.
  test.describe.configure({ mode: 'default' });
  let other: ComposedSite;
  let service: Awaited<ReturnType<typeof serveForms>>;
  test.beforeAll(async () => {
    service = await serveForms(port);
    other = await serveStoreCopy({ SITE_CONTACT_ENDPOINT: endpoint }, 3180 + test.info().parallelIndex);
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
    await hydrate(page);
    await page.locator('#agreeToPolicy').check();
    return bodies;
  }
  const submit = (page: Page) => page.locator('#contact-form button[type="submit"]');

  test('the form posts to the endpoint and thanks the visitor', async ({ page, faults }) => {
    const bodies = await open(page, answer(202));
    await fill(page);
    await submit(page).click();
    await expect(page.locator('#contact-form')).toContainText('Дякуємо');
    expect(bodies.map((body) => JSON.parse(body))).toEqual([{ ...letter, language: 'ua' }]);
    expect(faults).toEqual([]);
  });

  /** Titles after an accepted enquiry, and after one that may be lost. `sendEnquiry.test.ts` tests how the form reads responses. */
  const [taken, unsure] = ['Дякуємо', 'Невідомо, чи повідомлення дійшло'];
  const answers: readonly (readonly [what: string, Answer, told: string])[] = [
    ['a response without content', { status: 204 }, taken],
    ['a redirect on the same site', { status: 303, location: `${endpoint}/thanks` }, taken],
    ['a redirect that repeats the post', { status: 307, location: `${endpoint}/thanks` }, taken],
    ['a redirect to another site', { status: 302, location: elsewhere }, unsure],
    ['an unreadable response', { status: 200, body: '<title>Taken</title>', secret: true }, unsure],
    ['a broken connection', {}, unsure],
  ];
  const tagFor = (what: string) => ({ tag: what === 'a redirect to another site' ? [] : '@all' });

  for (const [what, answer, told] of answers)
    test(`after ${what} the visitor reads: ${told}`, tagFor(what), async ({ page }) => {
      service.answer = answer;
      await page.goto(`${other.url}/contact-us`);
      await hydrate(page);
      await page.locator('#agreeToPolicy').check();
      await fill(page);
      await submit(page).click();
      await expect(page.locator('#contact-form')).toContainText(told);
      if (told !== taken) await expect(page.locator('[name="message"]')).toHaveValue(letter.message);
    });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    // Omits broken connections, about which the browser itself informs the visitor.
    for (const [what, answer] of answers.filter(([, { status }]) => status !== undefined))
      test(
        `after ${what} the browser shows the response, or the form’s message with the email address stays`,
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

    test('without script the browser requires consent and posts the form by itself', async ({ page }) => {
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

  test('a failing endpoint loses no message: the form keeps it and can send it again', async ({ page }) => {
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

  test('the form gives up a hanging endpoint and keeps the message', async ({ page }) => {
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

  test('a robot that fills the hidden field too is thanked, and nothing is sent', async ({ page }) => {
    const bodies = await open(page, answer(200));
    await fill(page);
    await page.locator('[name="website"]').evaluate((field: HTMLInputElement) => {
      field.value = 'https://spam.example';
    });
    await submit(page).click();
    await expect(page.locator('#contact-form')).toContainText('Дякуємо');
    expect(bodies).toEqual([]);
  });

  test('the privacy policy describes where the form sends its data', async ({ page }) => {
    await page.goto(`${other.url}/privacy`);
    await expect(page.locator('#mail')).toContainText('надсилає нам ім’я, адресу й текст');
    await page.goto('/privacy');
    await expect(page.locator('#mail')).toContainText('сама нічого не надсилає');
  });
});

/**
 * Shortens every timeout of the next page to half a second.
 * @returns a function that lists the timeouts that the page has set, in milliseconds
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

/** Response of a form service. Without a status, the service closes the connection. */
interface Answer {
  readonly status?: number;
  readonly body?: string;
  readonly location?: string;
  /** True if the service accepts requests from all sites, but forbids scripts to read its response (CORS). */
  readonly secret?: boolean;
}

/** Starts a form service that accepts posts to `/enquiry` from any site. It may redirect to a page that confirms the post. */
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
