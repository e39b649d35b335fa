export interface EnquiryFile {
  readonly token: string;
  readonly name: string;
}

/** The files in a form's field, which holds one on each line. */
export const filesIn = (text: string): EnquiryFile[] =>
  text.split('\n').flatMap((line) => {
    const [token = '', ...name] = line.split(' ');
    return token === '' ? [] : [{ token, name: name.join(' ') }];
  });

export const filesAsText = (files: readonly EnquiryFile[]): string =>
  files.map(({ token, name }) => `${token} ${name.replace(/\s+/g, ' ')}`).join('\n');
