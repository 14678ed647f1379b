import { keepPreviousData, QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import type { BoardCall } from '#domain/board/board-call.ts';
import { askBoard, type Wish } from './ask-board.ts';

const patientMs = 15_000;

/** Keeps what the panels show, as long as they show it: nothing of a customer stays behind a closed panel. */
export function createBoardClient(): QueryClient {
  const quiet = { refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false } as const;
  const queries = { ...quiet, refetchIntervalInBackground: true, gcTime: 0 };
  // A browser that reports itself offline may be wrong: the server's answer counts.
  return new QueryClient({ defaultOptions: { queries: { ...queries, networkMode: 'always' } } });
}

type Known = { readonly call: BoardCall; readonly params?: object | undefined; readonly question?: unknown };

const keyOf = ({ call, params, question }: Known) => [call.path, params, question];

export type BoardAnswer<Value> = { readonly value: Value | undefined; readonly hasFailed: boolean };

type Asking = {
  /** Asked anew as soon as it is another. */
  readonly version?: string;
  /** How long what was said is taken for true; 15 seconds. */
  readonly refreshMs?: number;
};

/**
 * What the server says, asked again from time to time, after an action, and whenever the question changes. What was said last stays
 * while nobody answers.
 */
export function useBoardAnswer<Call extends BoardCall>(
  api: string,
  wish: Wish<Call>,
  { version = '', refreshMs = patientMs }: Asking = {},
): BoardAnswer<z.output<Call['answer']>> {
  const { data, isError, refetch } = useQuery({
    queryKey: keyOf(wish),
    queryFn: async ({ signal }) => {
      const asked = await askBoard(api, wish, { signal });
      if (asked.kind !== 'news') throw new Error(asked.kind);
      return asked.value;
    },
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
  const asked = useRef(version);
  useEffect(() => {
    if (asked.current === version) return;
    asked.current = version;
    void refetch();
  }, [version, refetch]);
  return { value: data, hasFailed: isError };
}

/** After an action: what is shown is asked anew; what the action was answered with is shown at once. */
export function useAskAnew() {
  const client = useQueryClient();
  return async (known?: { readonly wish: Known; readonly answer: unknown }): Promise<void> => {
    await client.cancelQueries();
    if (known !== undefined) client.setQueriesData({ queryKey: keyOf(known.wish) }, known.answer);
    await client.invalidateQueries();
  };
}
