/** Width of the column with the channels' names. */
export const channelNameWidth = 'max(clamp(116px, 29vw, 300px), min(7.25rem, 50vw))';
