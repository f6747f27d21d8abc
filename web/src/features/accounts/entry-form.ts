/** A form that other buttons can save. */
export interface EntryForm {
  /** Saves what is entered, if anything is. Resolves to false if it is invalid or could not be saved. */
  save: () => Promise<boolean>
}
