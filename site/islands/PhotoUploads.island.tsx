import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PhotoWords } from '#content/words/my-request/photo-words.ts';
import { countPhotos, showPart, watchNews } from '#site/enhance/request-news.ts';
import { watchRemovals } from './photos/watch-removals.ts';
import { findPhotoForm, takeOverForm } from './photos/photo-form.ts';
import { sendPhoto } from './photos/send-photo.ts';
import { createUploadQueue } from './photos/upload-queue.ts';
import { UploadRow } from './photos/UploadRow.tsx';

export type PhotoUploadsProps = {
  readonly words: PhotoWords;
  /** Where photos are posted. */
  readonly address: string;
  readonly most: number;
  readonly largestBytes: number;
  /** Said of a file that is larger. */
  readonly tooLarge: string;
};

/** Sends photos while they are looked at, in the place of the plain form; what is kept the server shows. */
export function PhotoUploads({ words, address, most, largestBytes, tooLarge }: PhotoUploadsProps) {
  const [said, setSaid] = useState('');
  const [{ queue, show }] = useState(() => {
    function showChanged(part: string, text: string): void {
      showPart(part);
      setSaid(text.replace('{number}', String(countPhotos())));
    }
    const line = createUploadQueue({
      ...{ send: sendPhoto, address, largestBytes, tooLarge },
      onKept: (part) => showChanged(part, words.upload.kept),
      onGone: () => location.reload(),
    });
    return { queue: line, show: showChanged };
  });
  const uploads = useSyncExternalStore(queue.subscribe, queue.list, queue.list);
  const kept = useSyncExternalStore(watchNews, countPhotos, () => 0);

  useEffect(() => {
    const giveBack = takeOverForm(queue.add);
    const endRemovals = watchRemovals((part) => show(part, words.upload.removed));
    return () => {
      giveBack();
      endRemovals();
    };
  }, [queue, show, words]);
  useEffect(() => {
    const form = findPhotoForm();
    const onTheirWay = uploads.filter(({ state }) => state !== 'refused').length;
    if (form !== null) form.hidden = kept + onTheirWay >= most;
  }, [uploads, kept, most]);

  return (
    <div className="mt-4">
      {uploads.length > 0 && (
        <ul aria-label={words.upload.list} className="grid max-w-narrow gap-3">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              words={words.upload}
              onDrop={() => queue.drop(upload.id)}
              onRetry={() => queue.retry(upload.id)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="mt-2 font-semibold">
        {said}
      </p>
      <p className="mt-2 max-w-measure text-small text-ink-soft">{words.private}</p>
    </div>
  );
}
