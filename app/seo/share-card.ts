/** The picture that stands beside a shared link, as the build draws it (tools/postbuild/share-card.ts). */
export const shareCard = { path: "/share-card.png", width: 1200, height: 630 };
