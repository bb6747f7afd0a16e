/** The name that a setting has among the fields of a form and the constants of the program: `password.rotationDays` -> `PasswordRotationDays`. */
export const settingName = (key: string): string =>
  key.replace(/(?:^|[.-])([A-Za-z])/g, (_dot, letter: string) => letter.toUpperCase());
