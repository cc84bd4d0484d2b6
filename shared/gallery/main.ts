import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

/** The gallery: every component of the entry points in every state, from the `*.stories.tsx` files beside them. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // It asks the compiler for its old API, which TypeScript 7 does not have; the props are told in the sources.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    // Most of it is the tool's own.
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
};

export default config;
