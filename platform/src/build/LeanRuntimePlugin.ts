import { runInNewContext } from 'node:vm';
import type { Compiler } from '@rspack/core';
import { BuildError } from 'shared/contract';

/** What a container needs of its host, as Rspack writes it into the runtime. */
interface Consumed {
  readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
  readonly moduleIdToConsumeDataMapping: Readonly<Record<string, Share>>;
}

interface Share {
  readonly shareScope: string;
  readonly shareKey: string;
  readonly requiredVersion: string | false;
  readonly singleton: boolean;
  readonly strictVersion: boolean;
  readonly fallback: unknown;
}

/**
 * The runtime of our browser builds, written for what our containers do. Rspack's knows every way of sharing: ranges of every form, copies of their own
 * to fall back on, scopes that are filled by many. Ours ask for singletons of the page by `^version`, bring none, and take one scope.
 * What it does beyond that is not sent to visitors. The shell shares nothing in this way and takes of it how styles are loaded.
 * @throws BuildError while building, where a container asks for more than that
 */
export class LeanRuntimePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LeanRuntimePlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('LeanRuntimePlugin', (module) => {
        const lean = leaner[module.name];
        if (lean && module.source)
          module.source.source = Buffer.from(lean(module.source.source.toString('utf8')), 'utf8');
      });
    });
  }
}

const tooMuch = (fact: string) =>
  new BuildError({
    fact: `A container ${fact}, which its runtime does not know.`,
    nextStep: 'Teach LeanRuntimePlugin, or leave the plugin out of remoteBuild.',
  });

/** Runtime modules by their names, and what is written in their place. */
const leaner: Readonly<Record<string, (source: string) => string>> = {
  consumes_loading: (source) => {
    const [, written = ''] = /consumesLoadingData = (\{.*\});\n/.exec(source) ?? [];
    if (written === '') throw tooMuch('consumes in a form that is new');
    const consumed = runInNewContext(`(${written})`) as Consumed & { readonly initialConsumes: readonly string[] };
    if (consumed.initialConsumes.length > 0) throw tooMuch('consumes before it is initialised');
    return consumeCode(consumed);
  },
  sharing: (source) => {
    if (!/scopeToSharingDataMapping: \{\s*\}/.test(source)) throw tooMuch('provides a module to its host');
    return shareCode;
  },
  'css loading': (source) => {
    const [, styled] = /cssChunks = (\{[^}]*\})/.exec(source) ?? [];
    if (styled === undefined) throw tooMuch('loads its styles in a form that is new');
    return styleCode(styled);
  },
};

/** The scope is the host's, by `init`; nothing is added to it. */
const shareCode = `var scopes = __webpack_require__.S = {};
__webpack_require__.I = function (name) {
  scopes[name] = scopes[name] || {};
  return 1;
};`;

/**
 * Before a chunk runs, each share that it asks for becomes a module: the version that is loaded, or the newest. One of another kind than the
 * release was built with is told and taken.
 */
function consumeCode({ chunkMapping, moduleIdToConsumeDataMapping }: Consumed): string {
  const shares = Object.entries(moduleIdToConsumeDataMapping).map(([id, share]) => [id, neededVersion(share)]);
  return `var chunkShares = ${JSON.stringify(chunkMapping)}, shares = ${JSON.stringify(Object.fromEntries(shares))}, taken = {};
var older = function (a, b) { return a.localeCompare(b, 'en', { numeric: true }) < 0; };
var take = function (name, least) {
  var versions = __webpack_require__.S.default[name];
  if (!versions) throw new Error('The host shares no ' + name + '.');
  var version = Object.keys(versions).reduce(function (a, b) { return !versions[a].loaded && older(a, b) ? b : a; });
  if (parseInt(version) !== parseInt(least) || older(version, least))
    console.warn('The host shares ' + name + ' ' + version + '; ^' + least + ' is asked for.');
  versions[version].loaded = 1;
  return versions[version].get();
};
__webpack_require__.f.consumes = function (chunk, promises) {
  (chunkShares[chunk] || []).forEach(function (id) {
    if (id in taken) return promises.push(taken[id]);
    var become = function (factory) {
      taken[id] = 0;
      __webpack_require__.m[id] = function (module) {
        delete __webpack_require__.c[id];
        module.exports = factory();
      };
    };
    var fail = function (error) {
      delete taken[id];
      __webpack_require__.m[id] = function () {
        delete __webpack_require__.c[id];
        throw error;
      };
    };
    try {
      var factory = take.apply(null, shares[id]);
      if (factory.then) promises.push(taken[id] = factory.then(become).catch(fail));
      else become(factory);
    } catch (error) {
      fail(error);
    }
  });
};`;
}

function neededVersion({ shareScope, shareKey, requiredVersion, singleton, strictVersion, fallback }: Share) {
  const [, least] = /^\^([1-9][\d.]*)$/.exec(requiredVersion || '') ?? [];
  if (shareScope !== 'default' || !singleton || strictVersion || fallback !== undefined || least === undefined)
    throw tooMuch(
      `asks for ${shareKey} ${requiredVersion || 'in any version'} in another way than as a singleton of the page by ^version`,
    );
  return [shareKey, least];
}

/** A style that travels inside the page (0005) or was fetched already is there; any other is a link, its bytes verified. */
const styleCode = (styled: string): string => `var styled = ${styled}, sheets = {};
__webpack_require__.f.miniCss = function (chunk, promises) {
  if (styled[chunk] && typeof document === 'object') promises.push(sheets[chunk] = sheets[chunk] || new Promise(function (resolve, reject) {
    var file = __webpack_require__.miniCssF(chunk), link = document.createElement('link');
    var href = __webpack_require__.p + file;
    if (document.querySelector('[data-href="' + file + '"],link[rel=stylesheet][href="' + href + '"]')) return resolve();
    Object.assign(link, {
      rel: 'stylesheet', href: href, integrity: __webpack_require__.sriExtractCssHashes[chunk], crossOrigin: 'anonymous', onload: resolve,
      onerror: function () {
        link.remove();
        delete sheets[chunk];
        reject(new Error('The styles ' + href + ' did not arrive.'));
      }
    });
    document.head.append(link);
  }));
};`;
