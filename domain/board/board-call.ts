// What the call board and the server say to each other, each question said once: the handler reads with it, the browser sends
// and reads with it, and docs/contracts.md is made from it.
import type * as z from 'zod/mini';

export type BoardCall<
  Path extends string = string,
  Question extends z.ZodMiniType = z.ZodMiniType,
  Answer extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the board's API; ":id" is a part that the caller fills in. */
  readonly path: Path;
  /** What is sent: as the query of a GET, else as a JSON body. */
  readonly question: Question;
  /** What a question that is not refused is answered with. */
  readonly answer: Answer;
  /** Everybody else is refused. */
  readonly isForOwners: boolean;
};

/** A question to the server, and its answer, for everybody who is signed in. */
export function boardCall<
  const Path extends string,
  Question extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(
  method: BoardCall['method'],
  path: Path,
  question: Question,
  answer: Answer,
): BoardCall<Path, Question, Answer> {
  return { method, path, question, answer, isForOwners: false };
}

/** The same, for owners alone. */
export function ownerCall<
  const Path extends string,
  Question extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(...call: Parameters<typeof boardCall<Path, Question, Answer>>): BoardCall<Path, Question, Answer> {
  return { ...boardCall(...call), isForOwners: true };
}

type NamesIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parts of an address that are filled in. */
export type CallParams<Call extends BoardCall> = Readonly<Record<NamesIn<Call['path']>, string>>;

type Fixed<Value> = Value extends readonly (infer Item)[]
  ? readonly Fixed<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Fixed<Value[Name]> }
    : Value;

/** What a schema gives, read-only all the way down. */
export type ReadonlyOutput<Schema extends z.ZodMiniType> = Fixed<z.output<Schema>>;

/** What is sent with a call. */
export type QuestionOf<Call extends BoardCall> = Fixed<z.input<Call['question']>>;

/** What a call is answered with. */
export type AnswerOf<Call extends BoardCall> = ReadonlyOutput<Call['answer']>;
