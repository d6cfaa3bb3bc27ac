import ts from 'typescript';
import type { Language } from '../../src/stage/languages.ts';
import { type Placeholder, placeholdersOf, shown } from './placeholders.ts';

/** A text in a source that a person reads. */
export interface Phrase {
  /** In its file: "alt.player"; of several in one function "alt.player#2", of forms of a count "alt.player#2.one". */
  readonly path: string;
  /** Of which function or value it is a part. */
  readonly leaf: string;
  /** Which of that leaf's texts, counted from 1; the forms of one count share it. */
  readonly group: number;
  /** "one", "other" and the like; empty where there are none. */
  readonly form: string;
  /** As a translator sees it, with {placeholders}. */
  readonly text: string;
  readonly placeholders: readonly Placeholder[];
  /** Where it stands in the source, its quotes included. */
  readonly from: number;
  readonly to: number;
  readonly line: number;
}

/** What a file of words says. */
export interface ReadWords {
  readonly path: string;
  readonly source: string;
  readonly phrases: readonly Phrase[];
  /** What comments tell of a path, or of what it is a part of. */
  readonly notes: ReadonlyMap<string, string>;
  /** It holds nothing of its own: the file whose words it passes on. */
  readonly passesOn: string | undefined;
}

/** Texts given to these are no words, but codes, keys or what stands between. */
const CODES = new Set([
  'alone',
  'at',
  'command',
  'commandName',
  'countedIn',
  'endsWith',
  'get',
  'grammar',
  'has',
  'includes',
  'of',
  'indexOf',
  'join',
  'list',
  'listed',
  'number',
  'repeat',
  'replace',
  'replaceAll',
  'some',
  'split',
  'startsWith',
  'text',
  'withParticle',
]);

const COMPARING = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.InKeyword,
]);

const bare = (expression: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(expression) ||
  ts.isAsExpression(expression) ||
  ts.isSatisfiesExpression(expression)
    ? bare(expression.expression)
    : expression;

/** Where a text is compared, looked up or handed on as a code, nobody reads it. */
function isCode(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent)) return isCode(parent);
  if (ts.isBinaryExpression(parent)) return COMPARING.has(parent.operatorToken.kind);
  if (ts.isCallExpression(parent)) {
    const callee = parent.expression;
    if (callee === node) return false;
    const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
    return CODES.has(name);
  }
  if (ts.isArrayLiteralExpression(parent)) {
    const receiver = parent.parent;
    return (
      ts.isPropertyAccessExpression(receiver) &&
      CODES.has(receiver.name.text) &&
      receiver.name.text !== 'join'
    );
  }
  return (
    ts.isCaseClause(parent) ||
    ts.isElementAccessExpression(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isNewExpression(parent) ||
    ts.isComputedPropertyName(parent) ||
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isTaggedTemplateExpression(parent)
  );
}

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** Without its placeholders. */
const pieces = (node: ts.StringLiteralLike | ts.TemplateExpression): readonly string[] =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
    : [node.text];

const nameIn = (name: ts.PropertyName): string =>
  ts.isComputedPropertyName(name) ? name.expression.getText() : name.text;

/** The last comment above something, without its stars. */
function noteAbove(file: ts.SourceFile, node: ts.Node): string | undefined {
  const range = ts.getLeadingCommentRanges(file.text, node.getFullStart())?.at(-1);
  const comment = range && file.text.slice(range.pos, range.end);
  if (!comment?.startsWith('/**')) return undefined;
  return comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map(line => line.replace(/^\s*\* ?/, '').trim())
    .filter(line => line !== '')
    .join(' ');
}

/** "korean", "portuguese": what the one constant of a language's only file is called. */
const languageName = (language: Language): string =>
  (new Intl.DisplayNames('en', { type: 'language' }).of(language.split('-')[0] ?? '') ?? '').toLowerCase();

/** Reads the texts of one file in their order. */
class WordsReader {
  readonly phrases: Phrase[] = [];
  readonly notes = new Map<string, string>();
  readonly #file: ts.SourceFile;
  #group = 0;

  constructor(file: ts.SourceFile) {
    this.#file = file;
  }

  constant(name: string, declaration: ts.VariableStatement, value: ts.Expression): void {
    this.#note(name, declaration);
    this.#value(name, value);
  }

  function(declaration: ts.FunctionDeclaration): void {
    const name = declaration.name?.text ?? '';
    this.#note(name, declaration);
    this.#leaf(name, declaration.body);
  }

  #note(path: string, node: ts.Node): void {
    const note = noteAbove(this.#file, node);
    if (note !== undefined) this.notes.set(path, note);
  }

  /** Objects are walked down to functions and texts; so are functions that give an object. */
  #value(path: string, wrapped: ts.Expression): void {
    const value = bare(wrapped);
    if (ts.isObjectLiteralExpression(value)) this.#object(path, value);
    else if (ts.isArrayLiteralExpression(value))
      for (const [index, element] of value.elements.entries()) this.#value(`${path}.${index + 1}`, element);
    else if (
      ts.isArrowFunction(value) &&
      !ts.isBlock(value.body) &&
      ts.isObjectLiteralExpression(bare(value.body))
    )
      this.#value(path, value.body);
    else this.#leaf(path, value);
  }

  #object(path: string, value: ts.ObjectLiteralExpression): void {
    for (const property of value.properties) {
      if (ts.isShorthandPropertyAssignment(property) || ts.isSpreadAssignment(property)) continue;
      const name = nameIn(property.name);
      const inner = path === '' ? name : `${path}.${name}`;
      this.#note(inner, property);
      if (ts.isPropertyAssignment(property)) {
        if (name !== 'language') this.#value(inner, property.initializer);
      } else this.#leaf(inner, property.body);
    }
  }

  #leaf(path: string, body: ts.Node | undefined): void {
    if (!body) return;
    this.#group = 0;
    const first = this.phrases.length;
    this.#collect(path, body, isText(body));
    const found = this.phrases.slice(first);
    const groups = new Set(found.map(({ group }) => group)).size;
    found.forEach((phrase, index) => {
      const number = groups > 1 ? `#${phrase.group}` : '';
      const form = phrase.form === '' ? '' : `.${phrase.form}`;
      this.phrases[first + index] = { ...phrase, path: `${path}${number}${form}` };
    });
  }

  /** @param whole it is all that the leaf says, and may be a mere sign */
  #collect(leaf: string, node: ts.Node, whole = false): void {
    if (ts.isTypeNode(node)) return;
    if (isText(node)) {
      if (isCode(node)) return;
      this.#text(leaf, node, ++this.#group, '', whole);
      return;
    }
    if (ts.isObjectLiteralExpression(node)) {
      this.#forms(leaf, node);
      return;
    }
    ts.forEachChild(node, child => this.#collect(leaf, child));
  }

  #forms(leaf: string, node: ts.ObjectLiteralExpression): void {
    const direct = node.properties.filter(
      property => ts.isPropertyAssignment(property) && isText(bare(property.initializer)),
    );
    const group = direct.length > 0 ? ++this.#group : 0;
    for (const property of node.properties) {
      if (!ts.isPropertyAssignment(property)) {
        ts.forEachChild(property, child => this.#collect(leaf, child));
        continue;
      }
      const value = bare(property.initializer);
      if (isText(value)) this.#text(leaf, value, group, nameIn(property.name), true);
      else this.#collect(leaf, value);
    }
  }

  #text(
    leaf: string,
    node: ts.StringLiteralLike | ts.TemplateExpression,
    group: number,
    form: string,
    whole: boolean,
  ): void {
    const words = pieces(node).join('');
    const placeholders = ts.isTemplateExpression(node) ? placeholdersOf(this.#file, node) : [];
    const isRead = placeholders.length > 0 || whole ? /\S/.test(words) : /\p{L}/u.test(words);
    if (isRead)
      this.phrases.push({
        path: leaf,
        leaf,
        group,
        form,
        text: shown(pieces(node), placeholders),
        placeholders,
        from: node.getStart(this.#file),
        to: node.getEnd(),
        line: this.#file.getLineAndCharacterOfPosition(node.getStart(this.#file)).line + 1,
      });
    else if (this.#group === group && form === '') this.#group -= 1;
    if (ts.isTemplateExpression(node))
      for (const { expression } of node.templateSpans) this.#collect(leaf, expression);
  }
}

/** What stands in a source of words. @param path from the top of the project */
export function readWords(path: string, source: string, language: Language): ReadWords {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const reader = new WordsReader(file);
  let passesOn: string | undefined;
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (!initializer || !ts.isIdentifier(name)) continue;
        reader.constant(name.text === languageName(language) ? '' : name.text, statement, initializer);
      }
    } else if (ts.isFunctionDeclaration(statement)) reader.function(statement);
    else if (
      ts.isExportDeclaration(statement) &&
      statement.moduleSpecifier &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      !statement.isTypeOnly
    )
      passesOn = statement.moduleSpecifier.text;
  }
  const { phrases, notes } = reader;
  return { path, source, phrases, notes, passesOn: phrases.length === 0 ? passesOn : undefined };
}

/** What the comments of a file of types tell of its members, by their names. */
export function typeNotes(source: string): ReadonlyMap<string, string> {
  const file = ts.createSourceFile('types.ts', source, ts.ScriptTarget.Latest, true);
  const notes = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isInterfaceDeclaration(statement)) continue;
    const whole = noteAbove(file, statement);
    if (whole !== undefined) notes.set('', whole);
    for (const member of statement.members) {
      const note = noteAbove(file, member);
      if (note !== undefined && member.name) notes.set(nameIn(member.name), note);
    }
  }
  return notes;
}
