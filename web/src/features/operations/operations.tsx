import { lazyPart } from '../../lib/loading/lazy-part.tsx'

/** The state of the server; for admins. */
export const Operations = lazyPart({
  load: async () => (await import('./parts/operations-card.tsx')).OperationsCard,
  failure: 'The state of the server could not be shown',
})
