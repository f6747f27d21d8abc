/** Asking the sources for what nobody waits for. */
export { askForJob, type Asking, type Told } from './search.sources.ts'
