import ts from 'typescript';

/** A place in a sentence that the program fills. */
export interface Placeholder {
  /** As a translator sees it, without its braces. */
  readonly name: string;
  /** What fills it, as the source has it. */
  readonly code: string;
  /** Where that stands in the source. */
  readonly from: number;
  readonly to: number;
}

/** Methods that change how a thing is told, and not what it is. */
const TELLING = new Set(['filter', 'join', 'map', 'replace', 'slice', 'toSorted', 'toString', 'trim']);

/** What they give is called by their argument. */
const FACTS = new Set(['list', 'number', 'text']);

const called = (callee: ts.Expression): string =>
  ts.isPropertyAccessExpression(callee) ? callee.name.text : ts.isIdentifier(callee) ? callee.text : 'part';

/** A short name for what an expression gives: `counts.points(worth)` is "worth", `command('board')` is "command board". */
export function nameOf(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isStringLiteralLike(expression) || ts.isNumericLiteral(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) {
    const indexed = expression.expression;
    if (ts.isElementAccessExpression(indexed) || ts.isPropertyAccessExpression(indexed)) {
      const inner = nameOf(indexed);
      return ts.isElementAccessExpression(indexed) ? inner : expression.name.text;
    }
    return expression.name.text;
  }
  if (ts.isElementAccessExpression(expression)) {
    const index = nameOf(expression.argumentExpression);
    return /^\d/.test(index) ? `${nameOf(expression.expression)} ${index}` : index;
  }
  if (ts.isConditionalExpression(expression)) return `${nameOf(expression.condition)}?`;
  if (ts.isBinaryExpression(expression)) return nameOf(expression.left);
  if (ts.isPrefixUnaryExpression(expression)) return nameOf(expression.operand);
  if (ts.isCallExpression(expression)) {
    const callee = expression.expression;
    const name = called(callee);
    if (ts.isPropertyAccessExpression(callee) && TELLING.has(name)) return nameOf(callee.expression);
    const [first] = expression.arguments;
    if (!first || ts.isObjectLiteralExpression(first)) return name;
    if (!ts.isStringLiteralLike(first)) return nameOf(first);
    if (FACTS.has(name)) return first.text;
    const texts = expression.arguments.filter(ts.isStringLiteralLike).map(({ text }) => text);
    return texts.every(text => /^[\x20-\x7e]+$/.test(text)) ? [name, ...texts].join(' ') : name;
  }
  if (
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isNonNullExpression(expression)
  )
    return nameOf(expression.expression);
  if (ts.isArrayLiteralExpression(expression)) {
    const [first] = expression.elements;
    return first ? nameOf(first) : 'list';
  }
  if (ts.isSpreadElement(expression)) return nameOf(expression.expression);
  return 'part';
}

/** The places of a template in their order; different code never goes by one name. */
export function placeholdersOf(file: ts.SourceFile, template: ts.TemplateExpression): readonly Placeholder[] {
  const named = new Map<string, string>();
  return template.templateSpans.map(({ expression }) => {
    const [from, to] = [expression.getStart(file), expression.getEnd()];
    const code = file.text.slice(from, to);
    const known = named.get(code);
    if (known !== undefined) return { name: known, code, from, to };
    const wished =
      nameOf(expression)
        .replace(/[{}\s]+/g, ' ')
        .trim() || 'part';
    let name = wished;
    for (let again = 2; [...named.values()].includes(name); again++) name = `${wished} ${again}`;
    named.set(code, name);
    return { name, code, from, to };
  });
}

/** Braces of a sentence's own are doubled. */
const ownBraces = (text: string): string => text.replace(/[{}]/g, '$&$&');

/** A sentence as a translator sees it. @param pieces one more than there are placeholders */
export const shown = (pieces: readonly string[], placeholders: readonly Placeholder[]): string =>
  pieces
    .map((piece, index) => {
      const next = placeholders[index];
      return ownBraces(piece) + (next ? `{${next.name}}` : '');
    })
    .join('');

/** A part of a sentence: words, or a place that is filled. */
export type SentencePart = { readonly words: string } | { readonly placeholder: string };

/** The parts of a sentence as a translator wrote it; undefined where a brace is left open or stands alone. */
export function partsOf(text: string): readonly SentencePart[] | undefined {
  const parts: SentencePart[] = [];
  let words = '';
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    const twice = text.charAt(at + 1) === letter;
    if (letter !== '{' && letter !== '}') words += letter;
    else if (twice) {
      words += letter;
      at += 1;
    } else {
      const end = letter === '{' ? text.indexOf('}', at) : -1;
      if (end < 0) return undefined;
      parts.push({ words }, { placeholder: text.slice(at + 1, end) });
      words = '';
      at = end;
    }
  }
  return [...parts, { words }];
}

/** What a translator may have done to the places of a sentence, in words; undefined where all are there. */
export function placeholderFault(text: string, placeholders: readonly Placeholder[]): string | undefined {
  const parts = partsOf(text);
  if (!parts)
    return 'a brace is left open: placeholders are written {so}, a brace of the sentence itself twice';
  const written = parts.flatMap(part => ('placeholder' in part ? [part.placeholder] : []));
  const known = placeholders.map(({ name }) => name);
  const count = (names: readonly string[], name: string) => names.filter(each => each === name).length;
  for (const name of new Set(written))
    if (!known.includes(name))
      return `{${name}} is unknown here${known.length > 0 ? `; known: ${[...new Set(known)].map(each => `{${each}}`).join(', ')}` : ''}`;
  for (const name of new Set(known)) {
    if (count(written, name) === 0) return `{${name}} is missing`;
    if (count(written, name) !== count(known, name))
      return `{${name}} stands there ${count(written, name)} times, not ${count(known, name)}`;
  }
  return undefined;
}
