/** Why a world cannot be started, in sentences for a person. */
export class WorldError extends Error {}
