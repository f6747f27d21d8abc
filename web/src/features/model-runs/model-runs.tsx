import { lazyPart } from '../../lib/loading/lazy-part.tsx'

/** The latest builds of recommendations; for admins. */
export const ModelRuns = lazyPart({
  load: async () => (await import('./parts/model-runs-card.tsx')).ModelRunsCard,
  failure: 'The builds of recommendations could not be shown',
})
