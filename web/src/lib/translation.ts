/** The shape of texts in another language: the same keys and parameters, other words. */
export type Translation<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translation<Result>
    : T extends object
      ? { readonly [Key in keyof T]: Translation<T[Key]> }
      : T
