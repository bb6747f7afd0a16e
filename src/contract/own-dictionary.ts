/** How the codes of dictionaries begin that a school made, which no file of the program takes. */
export const OWN_TYPE = 'X_';
