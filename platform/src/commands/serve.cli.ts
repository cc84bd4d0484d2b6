import { InvalidInputError } from 'shared/contract';
import { openChosenStore } from './line/chosenStore.ts';
import { runCommand } from './line/runCommand.ts';
import { serveUntilStopped } from './serveUntilStopped.ts';

const help = `serve

Serves the live site of the store, and follows what becomes live later, until it is stopped. It builds and composes nothing, and waits for a store
that does not exist yet.

  PORT=3000        the port
  HOST=127.0.0.1   the address that it listens on; 0.0.0.0 accepts other machines
  RELEASES=…       the store: a folder ("releases" by default), or s3://bucket/prefix

Monitoring (docs/operate.md):

  OPERATIONS_PORT=9464            a separate port for health, readiness and metrics
  OPERATIONS_HOST=127.0.0.1       the address that this port listens on
  ACCESS_LOG=access.log           a line of JSON for each request; - is standard output. SIGHUP opens a new file of that name
  REPORTS=off                     pages do not report errors
  VITALS_SAMPLE=0.05              one view of twenty reports how fast it was; none by default
  REPORTS_KEY=…                   the same key for all servers of one site, so that each accepts reports about views of the others
  DRAIN=5                         seconds for which a stopping server (SIGTERM) still accepts requests, while /readyz answers 503; 0 without
                                  OPERATIONS_PORT`;

await runCommand(help, {}, async ({ positionals }) => {
  if (positionals.length > 0)
    throw new InvalidInputError({ fact: `serve does not take ${positionals.join(' ')}.\n\n`, nextStep: help });
  await serveUntilStopped(await openChosenStore('reading'), true);
});
