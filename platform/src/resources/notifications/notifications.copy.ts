/** German words of the API about notifications. */
export const notificationsCopy = {
  notFound: 'Diese Benachrichtigung gibt es nicht.',
} as const;
