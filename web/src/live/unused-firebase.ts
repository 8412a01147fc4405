/** In place of the parts of Firebase that reactfire imports and nobody here uses (web/vite.config.ts). */
const unused = () => {
  throw new Error('This part of Firebase is left out of the bundle');
};

/** Regular expressions of Firestore's pipelines. */
export const RE2JS = { compile: unused };

export {
  unused as ensureInitialized,
  unused as get,
  unused as getAll,
  unused as getBoolean,
  unused as getDownloadURL,
  unused as getNumber,
  unused as getString,
  unused as getValue,
  unused as httpsCallable,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onValue,
  unused as ref,
};
