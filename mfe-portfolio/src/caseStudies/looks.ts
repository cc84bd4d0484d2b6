import type { CaseLook } from './CaseLook.ts';
import { ofEveryCase } from './ofEveryCase.ts';

/** The look of every case. */
export const looks = await ofEveryCase<CaseLook>(
  async (key) => (await import(/* webpackMode: "eager" */ `./${key}/look.ts`)).look,
);
