import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import hasPseudo from 'css-has-pseudo';
import postcss from 'postcss';
import type { Plugin } from 'vite';

const FILL = 'tools/browsers/fill.js';

/**
 * What browsers lack that are no older than the supported ones: style sheets get rules that stand for the selector :has(), and
 * `older-browsers.js`, which only such browsers load, makes these rules work and adds the few functions that are missing.
 */
export function forOlderBrowsers(): Plugin {
  let root = '';
  return {
    name: 'for-older-browsers',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    // Names of classes are final here; the rules are found by the text of their selectors.
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          const css = typeof file.source === 'string' ? file.source : Buffer.from(file.source).toString();
          if (css.includes(':has(')) file.source = await withHas(css);
        }
        const library = createRequire(import.meta.url).resolve('css-has-pseudo/browser-global');
        const source = [library, join(root, FILL)].map((path) => readFileSync(path, 'utf8')).join('\n');
        this.emitFile({
          type: 'asset',
          fileName: 'older-browsers.js',
          source: source.replace(/^\/\/# sourceMappingURL=.*$/m, ''),
        });
      },
    },
  };
}

async function withHas(css: string): Promise<string> {
  const done = await postcss([hasPseudo({ preserve: true })]).process(css, { from: undefined });
  return done.css;
}
