import type { Plugin } from 'vite';

const injection = /__insertCSS\("[^\n]*"\);/u;

/**
 * Takes the style element out of sonner, which our content security policy would refuse with an error in the console.
 * The same rules come as a file (site/islands/toast/mount-toaster.tsx). Fails when a new sonner no longer fits.
 */
export function sonnerWithoutStyle(): Plugin {
  return {
    name: 'sonner-without-style',
    // While developing, Vite bundles packages before any plugin sees them, unless it is told not to.
    config: () => ({ optimizeDeps: { exclude: ['sonner'] } }),
    transform: {
      filter: { id: /sonner\/dist\/index\.mjs/u },
      handler(code) {
        if (!injection.test(code)) throw new Error('sonner no longer injects its style sheet as before');
        return { code: code.replace(injection, ''), map: null };
      },
    },
  };
}
