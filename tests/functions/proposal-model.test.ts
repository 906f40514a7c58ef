/**
 * The team and customers send, accept, decline, ask, withdraw and retry in any order, some at the same time, while days
 * pass and the content changes. The real routes are compared with a model (tests/support/proposal-model.ts): an action
 * answers as the model says, and two at once as in one of their orders. `--all` takes many more steps.
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { todayInNewYork } from '../../src/domain/booking/slots.ts';
import { type ApiAnswer, documentsOf, NOW } from '../support/api-under-test.ts';
import { storeDesign, storeShow } from '../support/payloads.ts';
import {
  type Action,
  acceptedTotal,
  lastDay,
  linesAt,
  type Model,
  NO_PROPOSAL,
  stepOf,
} from '../support/proposal-model.ts';
import { acceptanceOf, aQuotedLead, tokenOf } from '../support/proposal-under-test.ts';
import { untilAnswered } from '../support/until-answered.ts';

const steps = process.env['ALL_TESTS'] ? 1_000 : 30;
const seed = Number(process.env['PROPERTY_SEED']);
const STEPS_OF_A_PART = 1000;
const [MIN_STEPS, MAX_STEPS] = [15, 60];

/** The page or dialog shows the newest version, or the one before. */
const behind = fc.constantFrom(0, 0, 0, 1);
const actions = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ what: fc.constant('send' as const), behind },
      ...{ days: fc.constantFrom(0, 1, 2, 14), price: fc.constantFrom(8500, 9000.5) },
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ what: fc.constant('accept' as const), behind, ticked: fc.constantFrom([], [3]) },
      ...{ name: fc.constantFrom('Bo', 'Cy'), forged: fc.constantFrom(null, null, 'sha256', 'total') },
    }),
  },
  fc.record({ what: fc.constant('decline' as const), behind, reason: fc.constantFrom('', 'Price') }),
  fc.record({ what: fc.constant('ask' as const), behind }),
  fc.record({ what: fc.constantFrom('withdraw' as const, 'pay' as const), behind }),
);
type Wanted = typeof actions extends fc.Arbitrary<infer T> ? T : never;
type Step =
  | { hours: number }
  | { title: string }
  | { wanted: Wanted; isRepeated: boolean }
  | { both: [Wanted, Wanted] };
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ hours: fc.constantFrom(1, 14, 30, 24 * 13) }) },
  { weight: 1, arbitrary: fc.record({ title: fc.constantFrom('Launch', 'Other', '') }) },
  { weight: 7, arbitrary: fc.record({ wanted: actions, isRepeated: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ both: fc.tuple(actions, actions) }) },
);

/** Returns the body that accepts a version with this text, forged if wanted. */
function acceptance(
  { version, ticked, name, forged }: Extract<Action, { what: 'accept' }>,
  sheet = '{"lines":[]}',
) {
  const shown = acceptanceOf({ json: { proposal: { sheet, version } } }, ticked);
  if (forged === 'sha256') return { ...shown, name, sha256: 'a'.repeat(64) };
  return { ...shown, name, total: shown.total + (forged === 'total' ? 1 : 0) };
}

/** Starts the APIs with a booked quote, and returns how an action is sent, and what must hold after each. */
async function aWorld() {
  const world = await aQuotedLead({ isBooked: true });
  const { db, act, team, send } = world;
  // Without a date: days pass, and a proposal ends before the show
  await storeShow(db, 'ces-las-vegas');
  const links: string[] = [];
  const texts: string[] = [];
  let now = NOW;
  let id = 'none';
  /** True if withdrawing closed the links so far. */
  let isClosed = false;

  /** Sends an action, again with the same key until it is answered. */
  async function ask(action: Action, key: string): Promise<ApiAnswer> {
    const token = links[key.charCodeAt(0) % Math.max(1, links.length)] ?? '';
    return untilAnswered(() => request(action, token, key));
  }
  async function request(action: Action, token: string, key: string): Promise<ApiAnswer> {
    if (action.what === 'withdraw') {
      const answer = await team(`/${id}/withdraw`);
      isClosed ||= answer.status === 200;
      return answer;
    }
    if (action.what === 'pay') return world.pay(0, todayInNewYork(now));
    const { version } = action;
    if (action.what === 'ask') return act('ask', token, { version, text: 'Blue' }, key);
    if (action.what === 'decline') return act('decline', token, { version, reason: action.reason }, key);
    if (action.what === 'accept')
      return act('accept', token, acceptance(action, texts[action.version - 1]), key);
    const replaces = version === 0 ? null : { id, version };
    const [lines, valid_until] = [linesAt(action.price), lastDay(now, action.days)];
    const plan = [{ percent: 100, due_on: valid_until, text: '' }];
    const answer = await send({ replaces, lines, valid_until, plan }, key);
    if (answer.status === 201) await remember(answer);
    return answer;
  }
  async function remember({ json }: ApiAnswer): Promise<void> {
    id = json.id;
    if (isClosed) links.length = 0;
    isClosed = false;
    links.push(tokenOf(json.url));
    texts[json.version - 1] = (await db.doc(`proposal_versions/${id}_${json.version}`).get()).get('sheet');
  }

  /** Expects that the database is as the model, no version has changed, and every event has its mails. */
  async function expectAgreement(model: Model): Promise<void> {
    const { versions, state, accepted, asked, declines } = model;
    const [stored, sheets, mails] = await Promise.all([
      documentsOf(db, 'proposals'),
      documentsOf(db, 'proposal_versions'),
      documentsOf(db, 'mail'),
    ]);
    expect(stored.map((proposal) => [proposal['state'], proposal['version']])).toEqual(
      state === 'none' ? [] : [[state, versions.length]],
    );
    const total = acceptedTotal(model);
    const acceptance = accepted && { ...accepted, total, role: 'CEO' };
    if (stored[0]) expect(stored[0]['accepted']).toEqual(acceptance && expect.objectContaining(acceptance));
    expect(sheets.map(({ sheet }) => sheet).sort()).toEqual([...texts].sort());
    const countOf = (kind: string) => mails.filter((mail) => mail['kind'] === kind).length;
    const won = accepted ? 1 : 0;
    expect(
      ['', '-accepted', '-accepted-notice', '-declined-notice', '-asked-notice'].map((kind) =>
        countOf(`proposal${kind}`),
      ),
    ).toEqual([versions.length, won, won, declines, asked]);
    const deal = await world.deal();
    expect([deal.state === 'sold', won === 1 ? deal.amount : null]).toEqual([won === 1, total]);
  }
  return {
    ask,
    expectAgreement,
    now: () => now,
    pass: (hours: number) => {
      now = new Date(now.getTime() + hours * 3_600_000);
      world.setTime(now);
    },
    edit: async (title: string) => {
      if (title) await storeDesign(db, 'launch', { title, price: title.length });
      else await db.doc('booth_designs/launch').delete();
    },
  };
}

function actionOf({ behind: late, ...wanted }: Wanted, model: Model): Action {
  const earliest = wanted.what === 'send' ? 0 : 1;
  return { ...wanted, version: Math.max(earliest, model.versions.length - late) } as Action;
}

const codeOf = ({ status, json }: ApiAnswer) => (status < 300 ? 'done' : json.code);

/** Sends both at once, and returns the model after the order in which their answers are true. */
async function race(world: World, model: Model, both: readonly [Action, Action]): Promise<Model> {
  const answers = await Promise.all(both.map((action) => world.ask(action, randomUUID())));
  const said = answers.map(codeOf);
  for (const order of [
    [0, 1],
    [1, 0],
  ] as const) {
    const first = stepOf(model, both[order[0]], world.now());
    const second = stepOf(first.model, both[order[1]], world.now());
    if (said[order[0]] === first.answer && said[order[1]] === second.answer) {
      const isTrue = await world.expectAgreement(second.model).then(
        () => true,
        () => false,
      );
      if (isTrue) return second.model;
    }
  }
  throw new Error(`In no order: ${JSON.stringify({ both, said, model })}`);
}
type World = Awaited<ReturnType<typeof aWorld>>;

async function take(world: World, model: Model, step: Step): Promise<Model> {
  if ('hours' in step) world.pass(step.hours);
  else if ('title' in step) await world.edit(step.title);
  else if ('both' in step) {
    const [one, other] = step.both;
    return race(world, model, [actionOf(one, model), actionOf(other, model)]);
  } else {
    const action = actionOf(step.wanted, model);
    const expected = stepOf(model, action, world.now());
    const key = randomUUID();
    const answer = await world.ask(action, key);
    expect([action, codeOf(answer)]).toEqual([action, expected.answer]);
    const isKeyed = action.what !== 'withdraw' && action.what !== 'pay';
    if (step.isRepeated && isKeyed) expect((await world.ask(action, key)).text).toBe(answer.text);
    return expected.model;
  }
  return model;
}

/** A test for each part of the steps: servers and databases of a test are closed at its end. */
const parts = Array.from({ length: Math.ceil(steps / STEPS_OF_A_PART) }, (_, part) => ({
  part,
  count: Math.min(STEPS_OF_A_PART, steps - part * STEPS_OF_A_PART),
}));

test.each(parts)(
  `in any order ($count steps, part $part, seed ${seed}), a proposal is accepted once, as shown, in time, and every event has its mails`,
  async ({ part, count }) => {
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep, { minLength: MIN_STEPS, maxLength: MAX_STEPS, size: 'max' }),
        async (wanted) => {
          if (taken >= count) return;
          const world = await aWorld();
          let model = NO_PROPOSAL;
          for (const step of wanted) {
            model = await take(world, model, step);
            await world.expectAgreement(model);
            taken += 1;
          }
        },
      ),
      { numRuns: Math.ceil(count / MIN_STEPS), endOnFailure: true, seed: seed + part },
    );
    expect(taken).toBeGreaterThanOrEqual(count);
  },
);
