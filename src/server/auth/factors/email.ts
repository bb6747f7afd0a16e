const EMAIL = /^[\w.+-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;

/** Whether the text is one e-mail address; nothing else may come near the head of a mail. */
export const isEmail = (text: string): boolean => text.length <= 100 && EMAIL.test(text);
