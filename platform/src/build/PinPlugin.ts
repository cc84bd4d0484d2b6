import { type Compiler, RuntimeGlobals, RuntimeModule } from '@rspack/core';
import { BuildError } from 'shared/contract';

/**
 * Runtime module of a browser build. Before each import of a chunk, it lets the page's function `__pin` verify the chunk's bytes by their
 * hash. Rspack emits the hashes of all chunks into the entry, for this module only. A foreign host has no `__pin`, so it loads chunks
 * unverified. If `__pin` got the bytes from a retry address, it returns that address's suffix, and the module imports the chunk from there.
 */
const code = `var load = __webpack_require__.f.j, hashes = __webpack_require__.sriHashes;
if (load) __webpack_require__.f.j = function (id, promises) {
  var pin = globalThis.__pin, hash = hashes && hashes[id], name = __webpack_require__.u;
  if (!pin || !hash) return load(id, promises);
  promises.push(pin(__webpack_require__.p + name(id), hash).then(function (behind) {
    var loading = [];
    if (behind) __webpack_require__.u = function (id) { return name(id) + behind; };
    load(id, loading);
    __webpack_require__.u = name;
    return Promise.all(loading);
  }));
};`;

class PinRuntimeModule extends RuntimeModule {
  constructor() {
    super('pin chunks', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    return code;
  }
}

export class PinPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PinPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('PinPlugin', (chunk, requirements) => {
        requirements.add(RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new PinRuntimeModule());
      });
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PinPlugin', stage }, (assets) => {
        for (const [name, source] of Object.entries(assets))
          if (name.endsWith('.js') && source.source().includes('CHUNK-SRI-HASH'))
            throw new BuildError({
              fact: `${name} names a chunk without an integrity value.`,
              nextStep:
                'Check how SubresourceIntegrityPlugin handles that chunk: code without an integrity value must not run.',
            });
      });
    });
  }
}
