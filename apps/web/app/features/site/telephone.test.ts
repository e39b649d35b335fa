import { describe, expect, test } from 'vitest';
import { telephone, whatsAppChat } from './telephone.ts';

describe('telephone', () => {
  test('keeps only the plus sign and the digits', () => {
    expect(telephone('+91 44 0000-0001')).toBe('tel:+914400000001');
  });
});

describe('whatsAppChat', () => {
  test('opens a chat with a prefilled message', () => {
    expect(whatsAppChat('+91 98400 00000', 'Boxes & bags?')).toBe(
      'https://wa.me/919840000000?text=Boxes%20%26%20bags%3F',
    );
  });

  test('is null without a number', () => {
    expect(whatsAppChat(' ', 'Hello')).toBeNull();
  });
});
