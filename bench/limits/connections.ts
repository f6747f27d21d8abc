/** A busy site: many connections that ask without a pause. */
export const connectionsMany = 50
