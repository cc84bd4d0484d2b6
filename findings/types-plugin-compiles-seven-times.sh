#!/usr/bin/env bash
# @module-federation/dts-plugin 2.9.2 with typescript 7.0.2: one build of one container starts the compiler seven times.
#
# While the build waits, the plugin asks three times for the configuration (--showConfig) and three times for the list of files (--listFilesOnly).
# Then it compiles once. With the bundler's default output folder, `dist`, the plugin writes the archive twice: as dist/@mf-types.zip, and as
# dist/dist/@mf-types.zip, which the manifest does not name. Seen with Node 20 and 24 on Linux. Fails once this is repaired.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @module-federation/dts-plugin@2.9.2 typescript@7.0.2 @rspack/core@2.3.2 >/dev/null

mkdir src
echo 'export const rate: number = 1;' >src/rate.ts
echo 'console.log("host");' >src/index.js
cat >tsconfig.json <<'JSON'
{ "compilerOptions": { "strict": true, "module": "esnext", "moduleResolution": "bundler", "target": "es2022", "types": [] }, "include": ["src"] }
JSON
# Each Node process that runs the compiler records the compiler's first argument.
cat >note.cjs <<'JS'
const { appendFileSync } = require('node:fs');
if (/typescript[\\/]bin[\\/]tsc$/.test(process.argv[1] ?? '')) appendFileSync(process.env.NOTES, `${process.argv[2]}\n`);
JS
cat >build.cjs <<'JS'
const { rspack } = require('@rspack/core');
const { DtsPlugin } = require('@module-federation/dts-plugin');
const federation = { name: 'rates', filename: 'remoteEntry.js', exposes: { './rate': './src/rate.ts' } };
const compiler = rspack({
  context: __dirname,
  mode: 'production',
  entry: './src/index.js',
  plugins: [
    new rspack.container.ModuleFederationPluginV1(federation),
    new DtsPlugin({ ...federation, dts: { generateTypes: { generateAPITypes: false }, consumeTypes: false } }),
  ],
  module: { rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } }] },
});
compiler.run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
  compiler.close(() => {});
});
JS
export NOTES="$folder/notes"
NODE_ENV=production NODE_OPTIONS="--require $folder/note.cjs" node build.cjs >/dev/null 2>&1

seen="$(sort "$NOTES" | uniq -c | sed 's/^ *//')
$(find dist -name '*.zip' | sort)"
expected='3 --listFilesOnly
1 --project
3 --showConfig
dist/@mf-types.zip
dist/dist/@mf-types.zip'
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "This has changed. It was:"
  echo "$expected"
  exit 1
fi
