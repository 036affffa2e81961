import type { AddressInfo } from 'node:net';
import { people } from 'contract/fixtures';
import { eq } from 'drizzle-orm';
import { createApi } from '../../../api/server.ts';
import { organizationClaims } from '../../../identity/claims.ts';
import { seedDemoPeople } from '../../../identity/demo-people.ts';
import { findPerson } from '../../../identity/people.ts';
import type { ApiServices } from '../../../services.ts';
import { nobodyElse } from '../../../services.ts';
import { openStore, tables } from '../../../store/index.ts';
import type { Database } from '../../../store/index.ts';
import { createResources } from '../../index.ts';
import { findOutAllDue } from '../find-out.ts';
import { connectToFakeCarrier } from './fake-carrier-connection.ts';
import type { FromProcess, ToProcess } from './order-processes.ts';

/*
 * The API in a process of its own, which kills itself at a step that it is told: a step is anything
 * that it says to its database or to a carrier, and the end of each transaction.
 */
let steps = 0;
let killAtStep = 0;

function step(): void {
  steps += 1;
  if (steps === killAtStep) process.kill(process.pid, 'SIGKILL');
}

/** The same database, whose every use is a step. */
function watched<Session extends object>(session: Session): Session {
  return new Proxy(session, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (name === 'transaction') {
        return async (work: (inner: object) => unknown) => {
          step();
          const result: unknown = await (member as Database['transaction']).call(
            target as never,
            async (inner) => work(watched(inner)) as never,
          );
          step();
          return result;
        };
      }
      if (name !== 'insert' && name !== 'update' && name !== 'delete') return member;
      return (...parameters: unknown[]) => {
        step();
        return (member as (...all: unknown[]) => unknown).apply(target, parameters);
      };
    },
  });
}

/** Whatever waits for a time has waited for it. */
async function letTimePass(db: Database): Promise<void> {
  const past = new Date(Date.now() - 1000);
  await db
    .update(tables.shipmentIntents)
    .set({ leaseEndsAt: past, nextTryAt: past, missingIsFinalFrom: past })
    .where(eq(tables.shipmentIntents.state, 'open'));
}

async function open({ dataFolder, carrierUrl, now }: Extract<ToProcess, { kind: 'open' }>): Promise<void> {
  const { db } = await openStore({ dataFolder });
  await seedDemoPeople(db);
  const person = await findPerson(db, people.owner.id);
  const membership = person?.memberships[0];
  if (!person || !membership) throw new Error('The owner was not seeded');
  const claims = { ...organizationClaims(person, membership), sub: person.id };
  const connection = connectToFakeCarrier(carrierUrl);
  const services: ApiServices = {
    db: watched(db),
    carriers: new Map([
      [
        'DHL',
        {
          ...connection,
          order: async (...parameters) => {
            step();
            const confirmation = await connection.order(...parameters);
            step();
            return confirmation;
          },
        },
      ],
    ]),
    ...nobodyElse,
    now: () => new Date(now),
    reportFault: () => {},
    jobs: { wake: () => {} },
    carrierCalls: { settled: async () => {} },
    apiOrigin: 'http://127.0.0.1',
  };
  const api = await createApi({
    db: services.db,
    verifyToken: () => Promise.resolve(claims as never),
    resources: createResources(services),
    now: services.now,
    appOrigins: [],
    isReady: () => true,
    checkAnswers: true,
  });
  await api.listen({ port: 0, host: '127.0.0.1' });
  process.on('message', (message: ToProcess) => {
    if (message.kind === 'settle') {
      void letTimePass(db)
        .then(() => findOutAllDue(services))
        .then((due) => say({ kind: 'settled', due }));
    } else if (message.kind === 'kill-at') {
      steps = 0;
      killAtStep = message.step;
      say({ kind: 'ready' });
    }
  });
  say({ kind: 'open', port: (api.server.address() as AddressInfo).port });
}

function say(message: FromProcess): void {
  process.send?.(message);
}

process.once('message', (message: ToProcess) => {
  if (message.kind === 'open') void open(message);
});
process.once('disconnect', () => process.exit(0));
