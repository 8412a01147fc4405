import { onAuthStateChanged, type Auth } from 'firebase/auth';
import {
  collection,
  doc,
  limit,
  onSnapshot,
  orderBy,
  query,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore';
import { useEffect, useEffectEvent } from 'react';
import { useObservable } from 'reactfire';
import { Observable } from 'rxjs';

/** What stands in the document; null while nobody is signed in, where there is none, and where one may not see it. */
type Seen = DocumentData | null;

/**
 * Watches the document at `path`, or the newest of the collection there, and calls `onChange` with it whenever it
 * changes, first with what stands there; an empty collection is `{}`. Draws nothing. A watch belongs to one sign-in: it ends with that, and the next one watches anew.
 */
export function LiveDocument(props: {
  auth: Auth;
  store: Firestore;
  path: string;
  newestBy?: string | undefined;
  onChange: (seen: DocumentData) => void;
}) {
  const { auth, store, path, newestBy = 'at' } = props;
  const { data: signIn } = useObservable<string | null>('sign-in', signInOf(auth), { initialData: keyOf(auth) });
  const there = path.includes('/') ? documentAt(store, path) : newestOf(store, path, newestBy);
  const watched = signIn === null ? nothing : there;
  // reactfire keeps what it watches under a name: under that of the path alone it would stay refused for good.
  const { data } = useObservable<Seen>(`${path} for ${signIn}`, watched, { initialData: null });
  const changed = useEffectEvent(props.onChange);
  useEffect(() => {
    if (data) changed(data);
  }, [data]);
  return null;
}

const nothing = new Observable<Seen>((subscriber) => subscriber.next(null));

function signInOf(auth: Auth): Observable<string | null> {
  return new Observable((subscriber) => onAuthStateChanged(auth, () => subscriber.next(keyOf(auth))));
}

function keyOf({ currentUser }: Auth): string | null {
  return currentUser && `${currentUser.uid} ${currentUser.metadata.lastSignInTime}`;
}

/** A refusal, which the end of a session brings, is no error of the screen. */
function documentAt(store: Firestore, path: string): Observable<Seen> {
  return new Observable((subscriber) =>
    onSnapshot(
      doc(store, path),
      (snapshot) => subscriber.next(snapshot.data() ?? null),
      () => subscriber.next(null),
    ),
  );
}

function newestOf(store: Firestore, path: string, by: string): Observable<Seen> {
  return new Observable((subscriber) =>
    onSnapshot(
      query(collection(store, path), orderBy(by, 'desc'), limit(1)),
      ({ docs: [newest] }) => subscriber.next(newest?.data() ?? {}),
      () => subscriber.next(null),
    ),
  );
}
