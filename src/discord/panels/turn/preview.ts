import { foresee } from '../../../presentation/choosing/preview.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { commitId } from '../../buttons/picks.ts';
import { namesOf, newestLines } from '../../context/context.ts';
import { type Answer, type AnswerFile, fileOf } from '../../ports/answer.ts';
import { alwaysWays } from '../standing-orders.ts';
import { type PanelContext, turnPicture } from './panel-context.ts';

const PROSPECTS = 3;

interface ProposalParts {
  readonly head: readonly (string | undefined)[];
  /** Values picked so far, in words. Shown where the results of the action can't be foreseen. */
  readonly picked: readonly string[];
  readonly ways: readonly Button[];
}

/**
 * Shows the preview of an action before it is committed. The action's results are written in words, and drawn faintly on the
 * board or in the picture of the choices.
 */
export async function proposal(
  facts: PanelContext,
  action: unknown,
  { head, picked, ways }: ProposalParts,
): Promise<Answer> {
  const { context, game, presenter, view, worth } = facts;
  const { match, seat } = facts.seating;
  const names = namesOf(match, context.language);
  const events = foresee(game, view, seat, action);
  const lines = presenter.foreseen?.(events, names, view, action) ?? presenter.story(events, names);
  const prospects = game.prospects?.(view, seat, action)?.slice(0, PROSPECTS);
  const later = prospects?.map(prospect => ({ action: prospect, worth: worth(prospect) }));
  const texts = [...lines, ...((later && presenter.prospects?.(later, view)) ?? [])];
  const file = await foreseenPicture(facts, events);
  const commit: Button = {
    label: presenter.describeAction(action, view, events),
    id: commitId(facts.game, facts.seating.match, action),
    style: 'commit',
  };
  return {
    content: [
      ...head,
      ...(texts.length > 0 ? [`-# ${context.words.panel.notYet}`, newestLines(texts, 1200)] : picked),
    ]
      .filter(Boolean)
      .join('\n'),
    rows: buttonRows([commit, ...alwaysWays(context, facts.seating, action), ...ways]),
    ...(file && { file }),
  };
}

/** Draws an action's results faintly on the board, or else draws the picture of the turn. */
export async function foreseenPicture(
  facts: PanelContext,
  events: readonly unknown[],
): Promise<AnswerFile | undefined> {
  if (!facts.painted) return undefined;
  const { context, presenter, view, seating } = facts;
  const { match } = seating;
  const fileName = `${match.game}-${match.id}-${match.rev}-preview.png`;
  const preview = await presenter.preview?.(view, namesOf(match, context.language), events, fileName);
  return preview ? fileOf(preview) : turnPicture(facts);
}
