import type { ComponentProps, ReactNode } from 'react';
import type { RequestShown } from '#domain/my-request/request-shown.ts';
import { RequestPhotos } from './photos/RequestPhotos.tsx';
import { RequestChanges } from './RequestChanges.tsx';
import { RequestReady } from './RequestReady.tsx';
import { RequestState } from './RequestState.tsx';
import { RequestWindows } from './RequestWindows.tsx';

type BuiltProps<Props> = Omit<Props, 'shown' | 'isHidden' | 'children'>;

type Props = {
  /** What the build knows of each band. */
  readonly state: BuiltProps<ComponentProps<typeof RequestState>>;
  readonly windows: BuiltProps<ComponentProps<typeof RequestWindows>>;
  readonly photos: BuiltProps<ComponentProps<typeof RequestPhotos>>;
  readonly changes: BuiltProps<ComponentProps<typeof RequestChanges>>;
  readonly ready: BuiltProps<ComponentProps<typeof RequestReady>>;
  /** What is told of the request now. */
  readonly shown: RequestShown;
  /** The part that sends photos with script. */
  readonly children: ReactNode;
};

/** A visitor's own request: what is told anew while the page is open. site/enhance/request-news.ts finds it by its marks. */
export function RequestPage({ state, windows, photos, changes, ready, shown, children }: Props) {
  return (
    <div
      data-request-live={state.path}
      data-request-version={shown.version}
      data-request-over={shown.isOver ? '' : undefined}
    >
      <RequestState {...state} shown={shown} />
      <RequestWindows {...windows} shown={shown} />
      <RequestPhotos {...photos} shown={shown}>
        {children}
      </RequestPhotos>
      <RequestChanges {...changes} shown={shown} />
      <RequestReady {...ready} isHidden={!shown.canAdd} />
    </div>
  );
}
