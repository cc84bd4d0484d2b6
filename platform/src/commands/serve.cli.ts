import { InvalidInputError } from 'shared/contract';
import { chosenStore } from './line/chosenStore.ts';
import { runCommand } from './line/runCommand.ts';
import { serveUntilStopped } from './serveUntilStopped.ts';

const help = `serve

Serves what is live in the store, and what becomes live later, until it is stopped. Nothing is built or composed, and a store that is not there yet
is waited for.

  PORT=3000        the port
  HOST=127.0.0.1   the address that it listens on; 0.0.0.0 for others than this machine
  RELEASES=…       the store: a folder ("releases" by default), or s3://bucket/prefix

What is seen of it (docs/operate.md):

  OPERATIONS_PORT=9464            health, readiness and metrics, a port of their own
  OPERATIONS_HOST=127.0.0.1       the address that this port listens on
  ACCESS_LOG=access.log           a line of JSON for each request; - is standard output. SIGHUP goes on with a new file of that name
  REPORTS=off                     pages do not report what fails in them
  VITALS_SAMPLE=0.05              one view of twenty says how fast it was; none by default
  REPORTS_KEY=…                   the same for all servers of one site, so that each knows the views of the others
  DRAIN=5                         seconds for which a stop (SIGTERM) still takes requests while /readyz says 503; 0 without OPERATIONS_PORT`;

await runCommand(help, {}, async ({ positionals }) => {
  if (positionals.length > 0)
    throw new InvalidInputError({ fact: `serve does not take ${positionals.join(' ')}.\n\n`, nextStep: help });
  await serveUntilStopped(await chosenStore('reading'), true);
});
