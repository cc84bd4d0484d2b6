import { ExplainedError, StoreError } from 'shared/contract';
import type { PublishingWorld } from '../../src/release/publishing.ts';
import type { Work } from '../../src/store/protocol/work.ts';
import { type Choices, happens, seededChoices } from './choices.ts';
import { type Command, drawCommand, promoteCommand, publishCommand } from './commands.ts';
import { type Broken, type Ending, type Knowledge, Promises, type Run } from './Promises.ts';
import {
  type AnyQuestion,
  answerInWords,
  carryOut,
  inWords,
  isSlow,
  isWrite,
  looksAtLog,
  needsNoStore,
  type Request,
  requestsOf,
} from './requests.ts';
import { SimulatedWorld } from './SimulatedWorld.ts';
import { storeBefore } from './storeBefore.ts';
import { builds, released } from './universe.ts';

/** What a simulated run came to. */
export interface Simulated {
  /** The first promise that was not kept. */
  readonly broken: Broken | undefined;
  /** What was chosen: the run itself. */
  readonly choices: readonly number[];
  /** How many requests were carried out. */
  readonly events: number;
  /** What happened, in words, where it was to be told. */
  readonly steps: readonly string[];
}

/** Runs a seed: the same run each time. @param told whether what happens is told in words */
export const simulateSeed = (seed: number, told = false): Simulated => simulate(seededChoices(seed), told);

/** Runs by some choices. */
export function simulate(choices: Choices, told = false): Simulated {
  const { stackTraceLimit } = Error;
  // Who is refused throws, and nobody reads from where.
  Error.stackTraceLimit = 0;
  try {
    return new Scheduler(choices, told).run();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Somebody with a command. */
interface Actor {
  readonly who: string;
  readonly command: Command;
  readonly skew: number;
  runs: number;
  ended: boolean;
  asleep: boolean;
  /** What they are doing now. */
  run?: Run | undefined;
  work?: Work<PublishingWorld, unknown> | undefined;
  question?: AnyQuestion | undefined;
  /** What is left to be carried out of the question. */
  requests: Request[];
  beganAt: number;
}

/** A request that is carried out later than its writer thinks. */
interface Late {
  readonly request: Request;
  readonly actor: Actor;
  readonly run: Run;
  /** What its writer had to know of when it was sent. */
  readonly knew: Knowledge;
}

const people = ['ann', 'bob', 'cyd', 'dan', 'eve', 'fay', 'gus'] as const;
const hour = 3_600_000;
const day = 24 * hour;
/** In requests: those of runs that end are fewer than a thousand. */
const longestRun = 3000;
/** How long a command may take. */
const longest = day - hour;
const jumps = [0, 0, 60_000, hour, day, 8 * day, 20 * day, 31 * day, 45 * day] as const;

/** A fault of a request: whether it is carried out now, or later, and how it ends for whoever has sent it. */
interface Fault {
  readonly words: string;
  readonly now?: true;
  readonly later?: true;
  readonly ends?: 'unanswered' | 'stopped';
}

/** By the number that is drawn; all others are carried out and answered. */
const faults = {
  1: { words: 'the request is lost', ends: 'unanswered' },
  2: { words: 'carried out, and the answer is lost', now: true, ends: 'unanswered' },
  3: { words: 'the answer is lost, and it is carried out later', later: true, ends: 'unanswered' },
  4: { words: 'carried out, and once more later', later: true },
  5: { words: 'carried out, and answered as if it had been there' },
  6: { words: 'is stopped before it', ends: 'stopped' },
  7: { words: 'is stopped behind it', now: true, ends: 'stopped' },
  8: { words: 'is stopped, and it is carried out later', later: true, ends: 'stopped' },
  9: { words: 'hours pass before it' },
} as const satisfies Readonly<Record<number, Fault>>;

const unanswered = new StoreError({ fact: 'The store did not answer.' });

class Scheduler {
  readonly #choices: Choices;
  readonly #told: boolean;
  readonly #promises = new Promises();
  readonly #world: SimulatedWorld;
  readonly #actors: Actor[] = [];
  readonly #late: Late[] = [];
  readonly #steps: string[] = [];
  readonly #turnOnceIn: number;
  #faultOnceIn: number;

  constructor(choices: Choices, told: boolean) {
    this.#choices = choices;
    this.#told = told;
    const { keys, time } = storeBefore();
    this.#world = new SimulatedWorld(keys, time, this.#promises);
    this.#promises.watch(this.#world);
    this.#faultOnceIn = [0, 300, 60, 20][choices.below(4)] ?? 0;
    this.#turnOnceIn = [16, 2, 4, 40][choices.below(4)] ?? 16;
    for (const who of people.slice(0, 1 + choices.below(people.length)))
      this.#add(who, drawCommand(choices), this.#drawSkew());
  }

  run(): Simulated {
    this.#work();
    if (!this.#promises.broken && happens(this.#choices, 4)) this.#goOn();
    const { broken, event } = this.#promises;
    return { broken, choices: this.#choices.made, events: event, steps: this.#steps };
  }

  #drawSkew(): number {
    return happens(this.#choices, 3) ? (this.#choices.below(2) === 0 ? 11 : -11) * hour : 0;
  }

  #add(who: string, command: Command, skew: number): Actor {
    const actor: Actor = { who, command, skew, runs: 0, ended: false, asleep: false, requests: [], beganAt: 0 };
    this.#actors.push(actor);
    return actor;
  }

  /** Everybody works until all have ended, or a promise is broken. */
  #work(): void {
    let current: Actor | undefined;
    for (;;) {
      const left = this.#actors.filter(({ ended }) => !ended);
      const awake = left.filter(({ asleep }) => !asleep);
      const there = awake.length > 0 ? awake : left;
      if (there.length === 0 || this.#promises.broken) return;
      if (this.#promises.event > longestRun) this.#promises.break(9, 'It does not come to an end.');
      if (!current || current.ended || current.asleep || happens(this.#choices, this.#turnOnceIn)) {
        // Some wait in the midst of it until all others have ended.
        if (current) current.asleep ||= happens(this.#choices, 5);
        current = there[this.#choices.below(there.length)];
      }
      if (this.#late.length > 0 && happens(this.#choices, 6)) this.#deliver();
      if (current) this.#step(current);
      if (this.#actors.every(({ work }) => !work)) this.#jump();
    }
  }

  /** Whatever was left: somebody who publishes and promotes gets through. */
  #goOn(): void {
    this.#faultOnceIn = 0;
    while (this.#late.length > 0) this.#deliver();
    // What a collector has taken from under a writer somebody has to repair first.
    if (this.#promises.excused.size > 0) return;
    const sound = released.filter(({ refused }) => !refused);
    const build = sound[this.#choices.below(sound.length)] ?? builds.news[0];
    for (const command of [publishCommand(build), promoteCommand([build.release], true)]) {
      const actor = this.#add('hal', command, 0);
      this.#work();
      if (!this.#promises.broken && actor.run?.ending !== 'done')
        this.#promises.break(9, `${actor.run?.who} does not get through, with nobody else at work.`);
      if (this.#promises.broken) return;
    }
  }

  #tell(words: () => string): void {
    if (this.#told) this.#steps.push(words());
  }

  /** Time passes while nobody is at work. */
  #jump(): void {
    const jump = jumps[this.#choices.below(jumps.length)] ?? 0;
    if (jump === 0) return;
    // What a network holds back it delivers within a day.
    while (jump >= day && this.#late.length > 0) this.#deliver();
    this.#world.time += jump;
    this.#tell(() => `… ${jump < day ? `${jump / 60_000} minutes` : `${jump / day} days`} pass`);
  }

  #deliver(): void {
    const [late] = this.#late.splice(this.#choices.below(this.#late.length), 1);
    if (!late) return;
    this.#tell(() => `  late, of ${late.run.who}: ${inWords(late.request.question)}`);
    try {
      this.#carryOut(late.actor, late.run, late.request, late.knew);
    } catch {
      // Nobody hears the answer.
    }
  }

  #step(actor: Actor): void {
    if (!actor.work) this.#begin(actor);
    this.#world.time += 1000;
    while (actor.question && needsNoStore(actor.question)) {
      this.#world.asker = this.#askerOf(actor);
      this.#answer(actor, carryOut(this.#world, actor.question));
    }
    if (actor.question && actor.run) this.#ask(actor, actor.run, actor.question);
  }

  #askerOf({ skew, command: { about } }: Actor) {
    return about.verb === 'publish' ? { skew, build: about.build } : { skew };
  }

  #begin(actor: Actor): void {
    actor.runs += 1;
    const { event, newest } = this.#promises;
    const times = actor.runs > 1 ? ` (for the ${actor.runs}. time)` : '';
    const who = `${actor.who}'s "${actor.command.words}"${times}`;
    actor.run = {
      about: actor.command.about,
      who,
      since: event,
      sawNewest: newest,
      looked: false,
      firstSaw: undefined,
      looksSince: undefined,
      knows: { log: event, ages: event },
    };
    actor.beganAt = this.#world.time;
    const clock =
      actor.skew === 0
        ? ''
        : `, by a clock ${Math.abs(actor.skew / hour)} hours ${actor.skew > 0 ? 'ahead' : 'behind'}`;
    this.#tell(() => `${who} begins${clock}`);
    actor.work = actor.command.begin(this.#world);
    this.#resume(actor, (work) => work.next());
  }

  /** Lets the work go on, to its next question or to its end. */
  #resume(actor: Actor, go: (work: Work<PublishingWorld, unknown>) => IteratorResult<unknown, unknown>): void {
    if (!actor.work) return;
    actor.question = undefined;
    actor.requests = [];
    try {
      const { done, value } = go(actor.work);
      if (done) {
        this.#end(actor, { how: 'done', result: value }, 'is done');
        return;
      }
      actor.question = value as AnyQuestion;
      actor.requests = requestsOf(actor.question);
    } catch (error) {
      if (error instanceof StoreError) this.#end(actor, { how: 'failed' }, 'fails');
      else if (error instanceof ExplainedError)
        this.#end(actor, { how: 'refused', error }, `is refused: ${error.message}`);
      else throw error;
    }
  }

  #answer(actor: Actor, answer: unknown): void {
    this.#resume(actor, (work) => work.next(answer));
  }

  #end(actor: Actor, ending: Ending, words: string): void {
    this.#tell(() => `${actor.run?.who} ${words}`);
    actor.work = undefined;
    actor.question = undefined;
    if (actor.run) this.#promises.ended(actor.run, ending);
    const unsure = ending.how === 'failed' || ending.how === 'stopped';
    actor.ended = !(unsure && actor.runs < 3 && happens(this.#choices, 2));
  }

  /** Has a question answered, or some of its requests carried out, as well or as badly as is chosen. */
  #ask(actor: Actor, run: Run, question: AnyQuestion): void {
    this.#noteLook(run, question);
    const { requests } = actor;
    const single = (requests.length > 1 || requests[0]?.next) && happens(this.#choices, 3);
    let answer: unknown;
    while (requests.length > 0) {
      const index = single ? this.#choices.below(requests.length) : 0;
      const request = requests[index];
      if (!request) return;
      const fault =
        this.#faultOnceIn > 0 ? this.#faultOf(this.#choices.below(this.#faultOnceIn), actor, question) : undefined;
      if (fault) this.#tell(() => `  ${actor.who}: ${inWords(request.question)}: ${fault.words}`);
      try {
        if (fault === faults[9]) this.#world.time += 9 * hour;
        if (fault && this.#goesWrong(actor, run, request, fault)) return;
        answer = this.#carryOut(actor, run, request, run.knows);
        if (fault === faults[5]) answer = false;
        if (!fault) this.#tell(() => `  ${actor.who}: ${inWords(request.question)} → ${answerInWords(answer)}`);
      } catch (error) {
        this.#tell(() => `  ${actor.who}: ${inWords(request.question)} → ${answerInWords(error)}`);
        this.#resume(actor, (work) => work.throw(error));
        return;
      }
      if (this.#promises.broken) return;
      if (request.next) requests[index] = request.next;
      else requests.splice(index, 1);
      if (single) break;
    }
    if (requests.length > 0) return;
    if (isSlow(question)) actor.asleep = happens(this.#choices, 3);
    // What a collector has done is done: what comes now it has to look at.
    if (question.name === 'remove') run.knows = { log: this.#promises.event, ages: this.#promises.event };
    this.#answer(actor, answer);
  }

  /** What whoever asks has to know of, from now on: all that was so when they began to look. */
  #noteLook(run: Run, question: AnyQuestion): void {
    if (question.name === 'inventory') run.knows = { ...run.knows, ages: this.#promises.event };
    if (!looksAtLog(question)) {
      run.looksSince = undefined;
      if (run.looked) run.firstSaw ??= this.#promises.newest;
    } else {
      // Who looks for the newest entry begins with the copy.
      run.looked ||= question.name === 'hint';
      run.looksSince ??= this.#promises.event;
      run.knows = { ...run.knows, log: Math.max(run.knows.log, run.looksSince) };
    }
  }

  /** What befalls a request; only some things can befall a read. */
  #faultOf(drawn: number, actor: Actor, question: AnyQuestion): Fault | undefined {
    const fault = faults[drawn as keyof typeof faults];
    if (fault === faults[9]) {
      const first = Math.min(...this.#actors.flatMap(({ work, beganAt }) => (work ? [beganAt] : [])), actor.beganAt);
      return this.#world.time + 9 * hour - first < longest ? fault : undefined;
    }
    if (fault === undefined || isWrite(question)) {
      if (fault === faults[5] && question.name !== 'append' && question.name !== 'describe') return undefined;
      return fault;
    }
    if (fault === faults[7] || fault === faults[8]) return faults[6];
    return fault === faults[6] ? fault : faults[1];
  }

  /** Does what the fault says. @returns whether the question ends by it */
  #goesWrong(actor: Actor, run: Run, request: Request, { now, later, ends }: Fault): boolean {
    if (now) this.#carryOut(actor, run, request, run.knows);
    if (later) this.#late.push({ request, actor, run, knew: run.knows });
    if (ends === 'stopped') this.#end(actor, { how: 'stopped' }, 'is stopped');
    if (ends === 'unanswered') this.#resume(actor, (work) => work.throw(unanswered));
    return ends !== undefined;
  }

  /** @param knew what whoever sent it had to know of */
  #carryOut(actor: Actor, run: Run, { question }: Request, knew: Knowledge): unknown {
    this.#promises.event += 1;
    this.#promises.run = run;
    this.#promises.knew = knew;
    this.#world.asker = this.#askerOf(actor);
    return carryOut(this.#world, question);
  }
}
