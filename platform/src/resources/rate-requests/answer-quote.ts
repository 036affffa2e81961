import { isDeepStrictEqual } from 'node:util';
import type { api, Quote, QuoteAnswer } from 'contract';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../api/handler.ts';
import { fieldProblem } from '../../api/problem.ts';
import { requireRow } from '../../api/rows.ts';
import { recordChange } from '../../audit/audit.ts';
import { personRef } from '../../audit/person-ref.ts';
import { findPerson } from '../../identity/people.ts';
import { waitAMoment } from '../../mail/wait-a-moment.ts';
import type { Services } from '../../services.ts';
import { tables } from '../../store/index.ts';
import type { DatabaseSession, StoredOffer } from '../../store/index.ts';
import { nameForOffer } from '../carrier-products/offered.ts';
import { recordQuoteNews } from '../notifications/notify.ts';
import { noLongerOpen } from './no-longer-open.ts';
import { auditedQuote, quoteNumberText, toOneQuote } from './quote-row.ts';
import type { QuoteRow } from './quote-row.ts';
import { quoteApiCopy as copy } from './rate-requests.copy.ts';

const { rateRequests } = tables;

type AnswerCall = Parameters<Handler<(typeof api.rateRequests)['answer']>>[0];

/** Answers a quote, once, and tells the organisation. */
export async function answerQuote(services: Services, call: AnswerCall): Promise<Quote> {
  const { db, announcer, now } = services;
  const quote = await requireRow(db, rateRequests, call, copy.notFound);
  const { body } = call;
  // What was answered is told again as it was, whatever has become of its product since.
  if (quote.status !== 'open') return repeated(db, quote, body);
  const answer = {
    status: body.offer ? ('answered' as const) : ('refused' as const),
    offer: body.offer && (await named(services, quote.orgCode, body.offer)),
    message: body.message,
  };
  const by = await personRef(db, call.caller.personId);
  const told = await db.transaction(async (transaction) => {
    const isOpen = and(eq(rateRequests.id, quote.id), eq(rateRequests.status, 'open'));
    // Somebody may have taken it on since it was read: the log compares with how it stands now.
    const [before] = await transaction.select().from(rateRequests).where(isOpen).for('update');
    const [row] = await transaction
      .update(rateRequests)
      .set({ ...answer, answeredAt: now(), answeredById: by.id, answeredByName: by.full_name })
      .where(isOpen)
      .returning();
    if (!before || !row) return undefined;
    await recordChange(transaction, {
      orgCode: row.orgCode,
      by,
      action: answer.status,
      object: { kind: 'rate-request', id: row.id },
      before: auditedQuote(before),
      after: auditedQuote(row),
      requestId: call.requestId,
    });
    const { id, orgCode } = row;
    const news = await recordQuoteNews(transaction, {
      orgCode,
      by,
      quote: { id, quoteNumber: quoteNumberText(row.number) },
    });
    return { row, news };
  });
  if (!told) return repeated(db, await requireRow(db, rateRequests, call, copy.notFound), body);
  announcer.announce(told.row.orgCode, told.news);
  await waitAMoment(writeToRequester(services, told.row));
  return toOneQuote(db, told.row);
}

/** Tells whoever has asked by letter; the answer stands whether or not it could be sent. Never rejects. */
async function writeToRequester(
  { db, letters, reportFault }: Pick<Services, 'db' | 'letters' | 'reportFault'>,
  { id, number, orgCode, createdById, status }: QuoteRow,
): Promise<void> {
  try {
    const person = await findPerson(db, createdById);
    // Who has left the organisation hears no more of it, and some have no address of their own.
    const isThere = person?.memberships.some((membership) => membership.orgCode === orgCode);
    if (!person?.email.includes('@') || !isThere) return;
    const { email: to, givenName, familyName } = person;
    const name = `${givenName} ${familyName}`.trim();
    await letters.tellAnswer({
      to,
      name,
      quoteId: id,
      quoteNumber: quoteNumberText(number),
      isOffer: status === 'answered',
    });
  } catch (error) {
    reportFault('Writing to whoever has asked for a quote', error);
  }
}

/** @throws {ProblemError} 409 where it was answered otherwise or withdrawn, with who was faster */
function repeated(db: DatabaseSession, quote: QuoteRow, answer: QuoteAnswer): Promise<Quote> {
  if (isDeepStrictEqual(answerOf(quote), answer)) return toOneQuote(db, quote);
  throw noLongerOpen(quote);
}

/** An answer as it was given: what the product was called then is ours. */
function answerOf({ offer, message }: QuoteRow): QuoteAnswer {
  if (!offer) return { offer: null, message };
  const { carrierProduct: _, ...given } = offer;
  return { offer: given, message };
}

/** @throws {ProblemError} 422 where the carrier has no such product: it would refuse the order later */
async function named(
  { db, carriers }: Pick<Services, 'db' | 'carriers'>,
  orgCode: string,
  offer: NonNullable<QuoteAnswer['offer']>,
): Promise<StoredOffer> {
  const product = carriers.get(offer.carrier)?.products.find(({ code }) => code === offer.carrierProductCode);
  if (!product) {
    const detail = copy.unknownProduct(offer.carrier);
    throw fieldProblem([{ pointer: '/offer/carrierProductCode', detail }]);
  }
  return { ...offer, carrierProduct: await nameForOffer(db, orgCode, offer, product.name) };
}
