import { accept, type Result, refuse } from '../../../core/contract/result.ts';
import { isColour } from './cards.ts';
import { COLOURS, type Colour, type Cubes, type GreenPortRefusal, type Payment } from './types.ts';

export const NO_CUBES: Cubes = Object.freeze({ blue: 0, green: 0, red: 0, yellow: 0 });

export const countOf = ({ blue, green, red, yellow }: Cubes): number => blue + green + red + yellow;
export const sizeOf = ({ blue = 0, green = 0, red = 0, yellow = 0 }: Payment): number =>
  blue + green + red + yellow;

export const plus = (cubes: Cubes, colour: Colour, count = 1): Cubes => ({
  ...cubes,
  [colour]: cubes[colour] + count,
});

export const minus = (cubes: Cubes, { blue = 0, green = 0, red = 0, yellow = 0 }: Payment): Cubes => ({
  blue: cubes.blue - blue,
  green: cubes.green - green,
  red: cubes.red - red,
  yellow: cubes.yellow - yellow,
});

const paymentOf = (blue: number, green: number, red: number, yellow: number): Payment => {
  const payment: { -readonly [C in Colour]?: number } = {};
  if (blue > 0) payment.blue = blue;
  if (green > 0) payment.green = green;
  if (red > 0) payment.red = red;
  if (yellow > 0) payment.yellow = yellow;
  return payment;
};

/** Lists every way to take `count` cubes. The ways are sorted by the number of cubes of each colour in turn, most first. */
export const waysToTake = (from: Cubes, count: number): Payment[] => {
  const ways: Payment[] = [];
  const { blue, green, red, yellow } = from;
  const least = (wanted: number, others: number) => Math.max(0, wanted - others);
  for (let b = Math.min(blue, count); b >= least(count, green + red + yellow); b--) {
    const afterBlue = count - b;
    for (let g = Math.min(green, afterBlue); g >= least(afterBlue, red + yellow); g--) {
      const afterGreen = afterBlue - g;
      for (let r = Math.min(red, afterGreen); r >= least(afterGreen, yellow); r--)
        ways.push(paymentOf(b, g, r, afterGreen - r));
    }
  }
  return ways;
};

export const lesserOf = (one: Cubes, other: Cubes): Cubes => ({
  blue: Math.min(one.blue, other.blue),
  green: Math.min(one.green, other.green),
  red: Math.min(one.red, other.red),
  yellow: Math.min(one.yellow, other.yellow),
});

/** Checks a payment of unknown shape: at least one cube of each named colour, and no more than the seat has. */
export const checkedPayment = (payment: unknown, cubes: Cubes): Result<Payment, GreenPortRefusal> => {
  if (typeof payment !== 'object' || payment === null || Array.isArray(payment)) return refuse('malformed');
  for (const [colour, count] of Object.entries(payment) as [string, unknown][]) {
    if (!isColour(colour)) return refuse('no-such-colour', { typed: colour, possible: COLOURS });
    if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 1)
      return refuse('bad-cubes', { colour, typed: String(count) });
    if (count > cubes[colour])
      return refuse('not-enough-cubes', { colour, needed: count, has: cubes[colour] });
  }
  return accept(payment as Payment);
};
