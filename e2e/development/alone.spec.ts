import type { ChildProcess } from 'node:child_process';
import { expect, skipOnDeployedSite, specifiedPages, test } from '../site.ts';
import { copyWorkspace, stopProcess, type WorkspaceCopy } from './workspaceCopy.ts';

skipOnDeployedSite('edits a copy of the workspace');

let workspace: WorkspaceCopy;
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  workspace = await copyWorkspace('alone');
});

const remotes = [...new Set(Object.values(specifiedPages))];

for (const [index, name] of remotes.entries()) {
  test(`the dev server of ${name} shows its pages in a plain frame, in both languages`, async ({ page, request }) => {
    const port = 3170 + index;
    const [path = '/'] = Object.entries(specifiedPages).find(([, owner]) => owner === name) ?? [];
    const server: ChildProcess = workspace.start(['rspack', 'serve'], `mfe-${name}`, { PORT: String(port) });
    try {
      const origin = `http://127.0.0.1:${port}`;
      await expect
        .poll(
          () =>
            request.get(origin).then(
              (answer) => answer.status(),
              () => 0,
            ),
          { timeout: 120_000 },
        )
        .toBe(200);
      await page.goto(origin + path);
      await expect(page.locator(`[data-remote="${name}"] h1`)).toBeVisible({ timeout: 60_000 });
      await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
      // Asserts that the brand's fonts load, as on the composed site.
      const letters = () =>
        page.evaluate(() =>
          [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
        );
      await expect.poll(letters).toEqual(expect.arrayContaining(['Piazzolla', 'Onest']));
      const ukrainian = await page.locator('h1').textContent();
      await page.getByRole('link', { name: 'ENG', exact: true }).first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('h1')).toBeVisible();
      expect(await page.locator('h1').textContent()).not.toBe(ukrainian);
    } finally {
      await stopProcess(server);
    }
  });
}
