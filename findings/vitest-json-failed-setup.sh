#!/usr/bin/env bash
# vitest 5.1.1, reporter "json": an error thrown by `beforeAll` inside a `describe` is missing from the report; the tests count as "skipped".
#
# So `numFailedTests` is 0, and `numPendingTests` counts tests that nobody skipped. Only the suite's `status`, `success` and the exit code reveal the
# failure. Outside a `describe`, the suite's `message` has the reason. Seen with Node 20 and 24 on Linux. Fails once this is repaired.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund vitest@5.1.1 vite@8.3.8 >/dev/null

cat >inside.test.mjs <<'JS'
import { beforeAll, describe, expect, it } from 'vitest';
describe('a server', () => {
  beforeAll(() => {
    throw new Error('the port is taken');
  });
  it('answers', () => expect(1).toBe(1));
});
JS
cat >outside.test.mjs <<'JS'
import { beforeAll, expect, it } from 'vitest';
beforeAll(() => {
  throw new Error('the port is taken');
});
it('answers', () => expect(1).toBe(1));
JS

code=0
npx vitest run --reporter=json --outputFile=report.json >/dev/null 2>&1 || code=$?
seen=$(node -e '
const { success, numFailedTests, numPendingTests, testResults } = JSON.parse(require("fs").readFileSync("report.json", "utf8"));
console.log(`success ${success}, failed ${numFailedTests}, pending ${numPendingTests}`);
for (const { name, status, message, assertionResults } of testResults.sort((a, b) => (a.name < b.name ? -1 : 1)))
  console.log(`${name.split("/").pop()}: ${status}, message "${message}", tests ${assertionResults.map((each) => `${each.status} ${each.failureMessages.length}`)}`);
')
expected='success false, failed 0, pending 2
inside.test.mjs: failed, message "", tests skipped 0
outside.test.mjs: failed, message "the port is taken", tests skipped 0'
echo "$seen"
echo "exit code $code"
if [ "$seen" != "$expected" ] || [ "$code" != 1 ]; then
  echo "This has changed. It was:"
  echo "$expected"
  exit 1
fi
