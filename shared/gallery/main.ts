import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

/** The gallery shows every exported component in every state. The states are in `*.stories.tsx` files beside the components. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Turns off the reading of props, which needs the compiler API of TypeScript before version 7.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    // Raises the limit for warnings, because most of the large chunks are Storybook's own code.
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
};

export default config;
