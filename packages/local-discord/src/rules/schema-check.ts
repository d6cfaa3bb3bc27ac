/// <reference path="./discord-api-spec.d.ts" />
import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Problem } from './errors.ts';

/** Reference to one of Discord's schemas by name, to a list of one schema, to any of several, or to none (no body). */
export type SchemaRef = string | { readonly listOf: string } | { readonly anyOf: readonly string[] };

type Spec = ReadonlyMap<string, z.core.$ZodType>;
let loading: Promise<Spec> | undefined;

/** Loads Discord's published schemas, once in a process, because the module is large. */
function loadSpec(): Promise<Spec> {
  loading ??= import('discord-api-spec/zod').then(module => {
    const found = new Map<string, z.core.$ZodType>();
    for (const [name, value] of Object.entries(module as Record<string, unknown>))
      if (name.endsWith('Schema') && isSchema(value)) found.set(name.slice(0, -'Schema'.length), value);
    return found;
  });
  return loading;
}

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/**
 * Length in characters from which a body's hash is looked up before the body is checked. The check of such a body takes ten
 * times as long as the hash.
 */
const LONG = 10_000;
/** Hashes of long bodies that have passed, with their schema. A bot registers the same commands at each start. */
const passed = new Set<string>();
const MOST_PASSED = 100;

/** Checker of requests and answers against Discord's schema. It collects every complaint. */
export class Judge {
  readonly complaints: string[] = [];
  onComplaint: (text: string) => void = () => {};
  readonly #spec: Spec;
  readonly #made = new Map<string, z.core.$ZodType>();

  private constructor(spec: Spec) {
    this.#spec = spec;
  }

  static async load(): Promise<Judge> {
    return new Judge(await loadSpec());
  }

  complain(text: string): void {
    this.complaints.push(text);
    this.onComplaint(text);
  }

  /** Returns the violations of a schema in a value. Empty: the value passes. */
  problems(ref: SchemaRef, value: unknown): Problem[] {
    const schema = this.schema(ref);
    const mark = markOf(ref, value);
    if (mark !== undefined && passed.has(mark)) return [];
    const result = z.safeParse(schema, value);
    if (!result.success) return result.error.issues.flatMap(issue => flatten(issue, []));
    if (mark !== undefined) {
      if (passed.size >= MOST_PASSED) passed.clear();
      passed.add(mark);
    }
    return [];
  }

  /** Returns a schema. Throws for a name that Discord does not have, so that a misspelt name leaves no route unchecked. */
  schema(ref: SchemaRef): z.core.$ZodType {
    const key = JSON.stringify(ref);
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const made =
      typeof ref === 'string'
        ? this.#named(ref)
        : 'listOf' in ref
          ? z.array(this.#named(ref.listOf))
          : z.union(ref.anyOf.map(name => this.#named(name)));
    this.#made.set(key, made);
    return made;
  }

  #named(name: string): z.core.$ZodType {
    const schema = this.#spec.get(name);
    if (schema === undefined) throw new Error(`discord-api-spec has no schema ${name}`);
    return schema;
  }
}

const ID = /"[1-9]\d{16,18}"/g;

/**
 * Returns a hash of a long value that ignores the ids in it, since a schema accepts any id of the same length. Undefined for a
 * short value.
 */
function markOf(ref: SchemaRef, value: unknown): string | undefined {
  const text = JSON.stringify(value);
  if (text === undefined || text.length < LONG) return undefined;
  const alike = text.replaceAll(ID, id => '0'.repeat(id.length));
  return `${JSON.stringify(ref)} ${createHash('sha256').update(alike).digest('base64')}`;
}

/**
 * Lists the problems of one zod issue. For a union, only the branch that fits best counts, since the other branches describe
 * other types.
 */
function flatten(issue: z.core.$ZodIssue, prefix: readonly PropertyKey[]): Problem[] {
  const path = [...prefix, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const fitting = issue.errors.filter(branch => !branch.some(isOfAnotherType));
    const issues = (fitting.length > 0 ? fitting : issue.errors)[0] ?? [];
    return issues.flatMap(inner => flatten(inner, path));
  }
  return [{ path: path.map(String).join('.'), ...worded(issue) }];
}

/** Returns true for an issue that shows that the value has another type than the union's branch. */
const isOfAnotherType = ({ code, path }: z.core.$ZodIssue): boolean =>
  (path.length === 0 && code === 'invalid_type') || (path.length === 1 && path[0] === 'type');

/** Returns Discord's code and sentence for a value that is too long or too large, and otherwise those of the schema check. */
function worded(issue: z.core.$ZodIssue): Omit<Problem, 'path'> {
  if (issue.code === 'too_big')
    return issue.origin === 'string' || issue.origin === 'array'
      ? { code: 'BASE_TYPE_MAX_LENGTH', message: `Must be ${issue.maximum} or fewer in length.` }
      : { code: 'NUMBER_TYPE_MAX', message: `Must be ${issue.maximum} or less.` };
  if (issue.code === 'too_small')
    return issue.origin === 'string' || issue.origin === 'array'
      ? { code: 'BASE_TYPE_MIN_LENGTH', message: `Must be ${issue.minimum} or more in length.` }
      : { code: 'NUMBER_TYPE_MIN', message: `Must be ${issue.minimum} or more.` };
  return { code: issue.code.toUpperCase(), message: issue.message };
}
