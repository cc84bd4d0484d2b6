#!/usr/bin/env bash
# i18next 27.1.2: for a language without plural rules in `Intl`, i18next chooses plurals by the rules of the machine's locale.
#
# "ua" is a country code and not a language, but many sites use it for Ukrainian. `new Intl.PluralRules('ua')` does not throw and falls back to the
# locale of the process. For 2, i18next chooses the form "few" under pl_PL and "other" under de_DE, without a warning.
# `Intl.PluralRules.supportedLocalesOf('ua')` is empty, which reveals the fault. Seen with Node 20 and 24 on Linux. Fails once this is repaired.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund i18next@27.1.2 >/dev/null

cat >count.mjs <<'JS'
import i18next from 'i18next';
const forms = { files_one: 'one', files_few: 'few', files_many: 'many', files_other: 'other' };
for (const lng of ['ua', 'uk']) {
  const warned = [];
  const instance = i18next.createInstance({ debug: false });
  await instance.use({ type: 'logger', log() {}, warn: (words) => warned.push(words), error: (words) => warned.push(words) }).init({ lng, resources: { [lng]: { translation: forms } } });
  console.log(lng, [1, 2, 5].map((count) => instance.t('files', { count })).join(' '), `warnings ${warned.length}`);
}
JS
seen=$(for locale in de_DE ja_JP pl_PL; do
  echo "$locale:"
  LC_ALL=$locale.UTF-8 node count.mjs
done)
expected='de_DE:
ua one other other warnings 0
uk one few many warnings 0
ja_JP:
ua other other other warnings 0
uk one few many warnings 0
pl_PL:
ua one few many warnings 0
uk one few many warnings 0'
echo "$seen"
if [ "$seen" != "$expected" ]; then
  echo "This has changed. It was:"
  echo "$expected"
  exit 1
fi
