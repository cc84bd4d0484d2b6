/** Counts what was held against what, and says where it did not hold. */
export class Checks {
  passed = 0;
  failed = 0;
  readonly #lines: string[] = [];

  /** One check: it holds, or these are the faults. */
  hold(name: string, faults: readonly string[]): void {
    if (faults.length === 0) {
      this.passed += 1;
      return;
    }
    this.failed += 1;
    this.#lines.push(`FAILED ${name}`, ...faults.map((fault) => `         ${fault}`));
  }

  /** A check of one value. */
  same(name: string, seen: unknown, expected: unknown): void {
    const [left, right] = [JSON.stringify(seen), JSON.stringify(expected)];
    this.hold(name, left === right ? [] : [`${left}, where ${right} was expected`]);
  }

  /** Says how a part went, and begins the next one. */
  report(part: string, before: { readonly passed: number; readonly failed: number }): void {
    const [passed, failed] = [this.passed - before.passed, this.failed - before.failed];
    console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${part}: ${passed} of ${passed + failed}`);
    for (const line of this.#lines.splice(0)) console.log(`  ${line}`);
  }
}
