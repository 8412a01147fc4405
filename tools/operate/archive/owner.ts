/** An archive holds everybody's data: nobody but its owner may read its files and open its folders. */
export const OWNER = 0o600;
export const OWNER_FOLDER = 0o700;
