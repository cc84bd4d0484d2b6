/** What a function of a world takes, and what it gives. */
type Taken<Function> = Function extends (...taken: infer Each) => unknown ? Each : never;
type Given<Function> = Function extends (...taken: never[]) => infer Answer ? Answer : never;

/** One question to a world: which, and with what. */
export type Question<World> = {
  [Name in keyof World & string]: { readonly name: Name; readonly taken: Taken<World[Name]> };
}[keyof World & string];

/**
 * A piece of the protocol, written as the questions that it asks of a world, one after another. It waits for nothing and touches nothing
 * itself: the commands have a store answer, the simulation answers as badly as a world can. So what is simulated is what runs.
 */
export type Work<World, Result> = Generator<Question<World>, Result, unknown>;

/** Asks a world inside a piece of work: `const live = yield* ask('entry', 42)`. */
export const asking = <World>() =>
  function* ask<Name extends keyof World & string>(
    name: Name,
    ...taken: Taken<World[Name]>
  ): Work<World, Given<World[Name]>> {
    return (yield { name, taken } as Question<World>) as Given<World[Name]>;
  };

/** A world that takes its time to answer. */
export type Answering<World> = {
  readonly [Name in keyof World]: (...taken: Taken<World[Name]>) => Promise<Given<World[Name]>>;
};

/** Does a piece of work: each question is answered before the next one is asked. What a world throws is thrown where it was asked. */
export async function perform<World, Result>(work: Work<World, Result>, world: Answering<World>): Promise<Result> {
  const answers = world as unknown as Readonly<Record<string, (...taken: readonly unknown[]) => Promise<unknown>>>;
  let next = work.next();
  while (!next.done) {
    const { name, taken } = next.value as { readonly name: string; readonly taken: readonly unknown[] };
    let answer: unknown;
    try {
      answer = await answers[name]?.(...taken);
    } catch (error) {
      next = work.throw(error);
      continue;
    }
    next = work.next(answer);
  }
  return next.value;
}
