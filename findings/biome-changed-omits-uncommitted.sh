#!/usr/bin/env bash
# biome 2.6.8: `--changed --since=main` compares commits only. It does not see an uncommitted change, neither staged nor unstaged.
#
# So before a commit, `biome ci --changed --since=main --no-errors-on-unmatched` passes without having read the file that is about to be committed.
# vitest 5.1.1 has an option of the same name with the other meaning: `vitest run --changed main` also runs tests of uncommitted changes. A script that
# gives both tools the same revision therefore tests a change, but does not check its format. Fails once this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @biomejs/biome@2.6.8 vitest@5.1.1 vite@8.3.8 >/dev/null
printf 'node_modules\nreport.json\n' >.gitignore
printf '{ "vcs": { "enabled": true, "clientKind": "git", "useIgnoreFile": true }, "files": { "includes": ["*.mjs"] } }\n' >biome.json
printf 'export const sum = (a, b) => a + b;\n' >sum.mjs
printf 'import { expect, it } from "vitest";\nimport { sum } from "./sum.mjs";\n\nit("adds", () => expect(sum(1, 1)).toBe(2));\n' >sum.test.mjs
git init -q -b main
git -c user.name=a -c user.email=a@example.com add -A
git -c user.name=a -c user.email=a@example.com commit -qm start

check() {
  local code=0 files
  files=$(npx biome ci --colors=off --changed --since=main --no-errors-on-unmatched 2>&1) || code=$?
  echo "biome, $1: exit code $code, $(grep -oE 'Checked [0-9]+ file' <<<"$files")"
  code=0
  npx vitest run --changed main --passWithNoTests --reporter=json --outputFile=report.json >/dev/null 2>&1 || code=$?
  echo "vitest, $1: exit code $code, $(node -p 'JSON.parse(fs.readFileSync("report.json", "utf8")).numTotalTests') test"
}
seen=$(
  printf 'export const sum = (a,b) =>   a+b\n' >sum.mjs
  check unstaged
  git add sum.mjs
  check staged
  git switch -qc change
  git -c user.name=a -c user.email=a@example.com commit -qm change
  check committed
)
expected='biome, unstaged: exit code 0, Checked 0 file
vitest, unstaged: exit code 0, 1 test
biome, staged: exit code 0, Checked 0 file
vitest, staged: exit code 0, 1 test
biome, committed: exit code 1, Checked 1 file
vitest, committed: exit code 0, 1 test'
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "This has changed. It was:"
  echo "$expected"
  exit 1
fi
