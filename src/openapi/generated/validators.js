// Generated from openapi.yaml by `npm run generate`; not to be edited.
var Ts=(a,U)=>()=>{try{return U||a((U={exports:{}}).exports,U),U.exports}catch(Y){throw U=0,Y}};var Ls=Ts(Jt=>{"use strict";Object.defineProperty(Jt,"__esModule",{value:!0});Jt.formatNames=Jt.fastFormats=Jt.fullFormats=void 0;function Gt(a,U){return{validate:a,
compare:U}}Jt.fullFormats={date:Gt(Cs,Fo),time:Gt(Eo(!0),To),"date-time":Gt(Us(!0),Os),"iso-time":Gt(Eo(),zs),"iso-date-time":Gt(Us(),Rs),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Ps,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:nn,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:en,int32:{type:"number",validate:pn},int64:{type:"number",validate:on},float:{type:"\
number",validate:Vs},double:{type:"number",validate:Vs},password:!0,binary:!0};Jt.fastFormats={...Jt.fullFormats,date:Gt(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Fo),time:Gt(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,To),"date-time":Gt(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Os),"iso-time":Gt(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,zs),"iso-date-time":Gt(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Rs),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Jt.formatNames=Object.keys(Jt.fullFormats);function Hs(a){return a%4===0&&(a%100!==0||a%400===0)}var Gs=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,Js=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function Cs(a){let U=Gs.exec(a);if(!U)return!1;let Y=+U[1],H=+U[2],K=+U[3];return H>=1&&H<=12&&K>=1&&K<=(H===2&&Hs(Y)?29:Js[H])}function Fo(a,U){
if(a&&U)return a>U?1:a<U?-1:0}var wo=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Eo(a){return function(Y){let H=wo.exec(Y);if(!H)
return!1;let K=+H[1],nt=+H[2],Ve=+H[3],ve=H[4],Ft=H[5]==="-"?-1:1,Ze=+(H[6]||0),Ne=+(H[7]||0);if(Ze>23||Ne>59||a&&!ve)return!1;if(K<=23&&nt<=59&&Ve<60)return!0;
let Tt=nt-Ne*Ft,Ye=K-Ze*Ft-(Tt<0?1:0);return(Ye===23||Ye===-1)&&(Tt===59||Tt===-1)&&Ve<61}}function To(a,U){if(!(a&&U))return;let Y=new Date("2020-01-01T"+a).valueOf(),
H=new Date("2020-01-01T"+U).valueOf();if(Y&&H)return Y-H}function zs(a,U){if(!(a&&U))return;let Y=wo.exec(a),H=wo.exec(U);if(Y&&H)return a=Y[1]+Y[2]+Y[3],U=H[1]+
H[2]+H[3],a>U?1:a<U?-1:0}var xo=/t|\s/i;function Us(a){let U=Eo(a);return function(H){let K=H.split(xo);return K.length===2&&Cs(K[0])&&U(K[1])}}function Os(a,U){
if(!(a&&U))return;let Y=new Date(a).valueOf(),H=new Date(U).valueOf();if(Y&&H)return Y-H}function Rs(a,U){if(!(a&&U))return;let[Y,H]=a.split(xo),[K,nt]=U.split(
xo),Ve=Fo(Y,K);if(Ve!==void 0)return Ve||To(H,nt)}var Qs=/\/|:/,Xs=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Ps(a){return Qs.test(a)&&Xs.test(a)}var Is=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function en(a){return Is.lastIndex=0,Is.
test(a)}var tn=-(2**31),rn=2**31-1;function pn(a){return Number.isInteger(a)&&a<=rn&&a>=tn}function on(a){return Number.isInteger(a)}function Vs(){return!0}var sn=/[^\\]\\Z/;
function nn(a){if(sn.test(a))return!1;try{return new RegExp(a),!0}catch{return!1}}});var Ms=Ts(Uo=>{"use strict";Object.defineProperty(Uo,"__esModule",{value:!0});function Ss(a){let U=a.length,Y=0,H=0,K;for(;H<U;)Y++,K=a.charCodeAt(H++),K>=55296&&
K<=56319&&H<U&&(K=a.charCodeAt(H),(K&64512)===56320&&H++);return Y}Uo.default=Ss;Ss.code='require("ajv/dist/runtime/ucs2length").default'});var an=(()=>{let a={};a.v0=Se;let U={type:"object",additionalProperties:!1,required:["id","type","path","basename","filename","url","format","mime_type","size",
"md5","width","height","is_image","author","copyright","notes","tags","default_field_metadata","creator","upload_collection","duration","frame_rate","blurhash",
"thumbhash","mux_playback_id","mux_mp4_highest_res","smart_tags","exif_info","colors","created_at","updated_at"],properties:{id:{type:"string"},type:{type:"stri\
ng",const:"upload"},path:{type:"string"},basename:{type:"string"},filename:{type:"string"},url:{type:"string",format:"uri"},format:{type:["string","null"]},mime_type:{
type:["string","null"]},size:{type:"integer",minimum:0},md5:{type:"string",pattern:"^[0-9a-f]{32}$"},width:{type:["integer","null"],minimum:0},height:{type:["in\
teger","null"],minimum:0},is_image:{type:"boolean"},author:{type:["string","null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"\
array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadata"}},creator:{$ref:"st\
andin://flat/schemas#/$defs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},duration:{type:[
"number","null"]},frame_rate:{type:["number","null"]},blurhash:{type:["string","null"]},thumbhash:{type:["string","null"]},mux_playback_id:{type:["string","null"]},
mux_mp4_highest_res:{type:["string","null"],enum:["high","medium","low",null]},smart_tags:{type:"array",items:{type:"string"}},exif_info:{type:"object",additionalProperties:!0},
colors:{type:"array",items:{type:"object",additionalProperties:!1,required:["red","green","blue","alpha"],properties:{red:{type:"integer",minimum:0,maximum:255},
green:{type:"integer",minimum:0,maximum:255},blue:{type:"integer",minimum:0,maximum:255},alpha:{type:"integer",minimum:0,maximum:255}}}},meta:{$ref:"standin://f\
lat/schemas#/$defs/UploadMeta"},created_at:{type:["string","null"],format:"date-time"},updated_at:{type:["string","null"],format:"date-time"}}},Y=Object.prototype.
hasOwnProperty,H=Ls().fullFormats.uri,K=/^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i,
nt=new RegExp("^[0-9a-f]{32}$","u"),Ve={type:"object",additionalProperties:!1,required:["title","alt","custom_data","focal_point"],properties:{title:{type:["str\
ing","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#\
/$defs/FocalPoint"}}}},ve={type:"object",additionalProperties:!1,required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,
maximum:1}}};function Ft(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.
x===void 0&&(e=o(e,i,"required",{missingProperty:"x"},ve,t),r++),t.y===void 0&&(e=o(e,i,"required",{missingProperty:"y"},ve,t),r++);for(let p in t)p==="x"||p===
"y"||(e=o(e,i,"additionalProperties",{additionalProperty:p},ve,t),r++);if(t.x!==void 0){let p=t.x;typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&(e=o(e,i+"/x",
"maximum",{comparison:"<=",limit:1},ve.properties.x,p),r++),(p<0||isNaN(p))&&(e=o(e,i+"/x","minimum",{comparison:">=",limit:0},ve.properties.x,p),r++)):(e=o(e,i+
"/x","type",{type:"number"},ve.properties.x,p),r++)}if(t.y!==void 0){let p=t.y;typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&(e=o(e,i+"/y","maximum",{comparison:"\
<=",limit:1},ve.properties.y,p),r++),(p<0||isNaN(p))&&(e=o(e,i+"/y","minimum",{comparison:">=",limit:0},ve.properties.y,p),r++)):(e=o(e,i+"/y","type",{type:"num\
ber"},ve.properties.y,p),r++)}}else e=o(e,i,"type",{type:"object"},ve,t),r++;return Ft.errors=e,r===0}function Ze(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.title===void 0&&(e=o(e,i,"required",{missingProperty:"title"},Ve,t),r++),t.alt===
void 0&&(e=o(e,i,"required",{missingProperty:"alt"},Ve,t),r++),t.custom_data===void 0&&(e=o(e,i,"required",{missingProperty:"custom_data"},Ve,t),r++),t.focal_point===
void 0&&(e=o(e,i,"required",{missingProperty:"focal_point"},Ve,t),r++);for(let s in t)s==="title"||s==="alt"||s==="custom_data"||s==="focal_point"||(e=o(e,i,"ad\
ditionalProperties",{additionalProperty:s},Ve,t),r++);if(t.title!==void 0){let s=t.title;typeof s!="string"&&s!==null&&(e=o(e,i+"/title","type",{type:Ve.properties.
title.type},Ve.properties.title,s),r++)}if(t.alt!==void 0){let s=t.alt;typeof s!="string"&&s!==null&&(e=o(e,i+"/alt","type",{type:Ve.properties.alt.type},Ve.properties.
alt,s),r++)}if(t.custom_data!==void 0){let s=t.custom_data;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,i+"/custom_data","type",{type:"object"},Ve.properties.
custom_data,s),r++)}if(t.focal_point!==void 0){let s=t.focal_point,n=r,f=!0,m=r;s!==null&&(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;
Ft(s,{instancePath:i+"/focal_point",parentData:t,parentDataProperty:"focal_point",rootData:q})||(e=N(e,Ft),r=e.length);var p=_===r;f=p}f||(e=o(e,i+"/focal_point",
"if",{failingKeyword:"else"},Ve.properties.focal_point,s),r++)}}else e=o(e,i,"type",{type:"object"},Ve,t),r++;return Ze.errors=e,r===0}let Ne={type:"object",additionalProperties:!1,
required:["type","id"],properties:{type:{$ref:"standin://flat/schemas#/$defs/CreatorType"},id:{type:"string"}}},Tt={type:"string",enum:["access_token","sso_user",
"account","user","organization"]};function Ye(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;return typeof t!="string"&&
(e=o(e,i,"type",{type:"string"},Tt,t),r++),t==="access_token"||t==="sso_user"||t==="account"||t==="user"||t==="organization"||(e=o(e,i,"enum",{allowedValues:Tt.
enum},Tt,t),r++),Ye.errors=e,r===0}function ce(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&
!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Ne,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Ne,t),r++);
for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Ne,t),r++);if(t.type!==void 0&&(Ye(t.type,{instancePath:i+"/type",parentData:t,
parentDataProperty:"type",rootData:q})||(e=N(e,Ye),r=e.length)),t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},Ne.properties.
id,p),r++)}}else e=o(e,i,"type",{type:"object"},Ne,t),r++;return ce.errors=e,r===0}let _e={type:"object",additionalProperties:!1,required:["type","id"],properties:{
type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function le(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},_e,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"\
id"},_e,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},_e,t),r++);if(t.type!==void 0){let p=t.type;typeof p!=
"string"&&(e=o(e,i+"/type","type",{type:"string"},_e.properties.type,p),r++),p!=="upload_collection"&&(e=o(e,i+"/type","const",{allowedValue:"upload_collection"},
_e.properties.type,p),r++)}if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},_e.properties.id,p),r++)}}else e=o(e,i,"type",
{type:"object"},_e,t),r++;return le.errors=e,r===0}let G={type:"object",additionalProperties:!1,required:["antivirus"],properties:{antivirus:{type:"object",additionalProperties:!1,
required:["status","checked_at","threat_name"],properties:{status:{type:"string",enum:["pending","clean","infected","failed","skipped"]},checked_at:{type:["stri\
ng","null"],format:"date-time"},threat_name:{type:["string","null"]}}}}};function He(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.antivirus===void 0&&(e=o(e,i,"required",{missingProperty:"antivirus"},G,t),r++);for(let p in t)p!=="antivirus"&&
(e=o(e,i,"additionalProperties",{additionalProperty:p},G,t),r++);if(t.antivirus!==void 0){let p=t.antivirus;if(p&&typeof p=="object"&&!Array.isArray(p)){p.status===
void 0&&(e=o(e,i+"/antivirus","required",{missingProperty:"status"},G.properties.antivirus,p),r++),p.checked_at===void 0&&(e=o(e,i+"/antivirus","required",{missingProperty:"\
checked_at"},G.properties.antivirus,p),r++),p.threat_name===void 0&&(e=o(e,i+"/antivirus","required",{missingProperty:"threat_name"},G.properties.antivirus,p),r++);
for(let s in p)s==="status"||s==="checked_at"||s==="threat_name"||(e=o(e,i+"/antivirus","additionalProperties",{additionalProperty:s},G.properties.antivirus,p),
r++);if(p.status!==void 0){let s=p.status;typeof s!="string"&&(e=o(e,i+"/antivirus/status","type",{type:"string"},G.properties.antivirus.properties.status,s),r++),
s==="pending"||s==="clean"||s==="infected"||s==="failed"||s==="skipped"||(e=o(e,i+"/antivirus/status","enum",{allowedValues:G.properties.antivirus.properties.status.
enum},G.properties.antivirus.properties.status,s),r++)}if(p.checked_at!==void 0){let s=p.checked_at;typeof s!="string"&&s!==null&&(e=o(e,i+"/antivirus/checked_a\
t","type",{type:G.properties.antivirus.properties.checked_at.type},G.properties.antivirus.properties.checked_at,s),r++),typeof s=="string"&&(K.test(s)||(e=o(e,i+
"/antivirus/checked_at","format",{format:"date-time"},G.properties.antivirus.properties.checked_at,s),r++))}if(p.threat_name!==void 0){let s=p.threat_name;typeof s!=
"string"&&s!==null&&(e=o(e,i+"/antivirus/threat_name","type",{type:G.properties.antivirus.properties.threat_name.type},G.properties.antivirus.properties.threat_name,
s),r++)}}else e=o(e,i+"/antivirus","type",{type:"object"},G.properties.antivirus,p),r++}}else e=o(e,i,"type",{type:"object"},G,t),r++;return He.errors=e,r===0}function Se(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"id"},U,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},U,t),r++),t.path===void 0&&(e=o(e,i,"required",{missingProperty:"\
path"},U,t),r++),t.basename===void 0&&(e=o(e,i,"required",{missingProperty:"basename"},U,t),r++),t.filename===void 0&&(e=o(e,i,"required",{missingProperty:"file\
name"},U,t),r++),t.url===void 0&&(e=o(e,i,"required",{missingProperty:"url"},U,t),r++),t.format===void 0&&(e=o(e,i,"required",{missingProperty:"format"},U,t),r++),
t.mime_type===void 0&&(e=o(e,i,"required",{missingProperty:"mime_type"},U,t),r++),t.size===void 0&&(e=o(e,i,"required",{missingProperty:"size"},U,t),r++),t.md5===
void 0&&(e=o(e,i,"required",{missingProperty:"md5"},U,t),r++),t.width===void 0&&(e=o(e,i,"required",{missingProperty:"width"},U,t),r++),t.height===void 0&&(e=o(
e,i,"required",{missingProperty:"height"},U,t),r++),t.is_image===void 0&&(e=o(e,i,"required",{missingProperty:"is_image"},U,t),r++),t.author===void 0&&(e=o(e,i,
"required",{missingProperty:"author"},U,t),r++),t.copyright===void 0&&(e=o(e,i,"required",{missingProperty:"copyright"},U,t),r++),t.notes===void 0&&(e=o(e,i,"re\
quired",{missingProperty:"notes"},U,t),r++),t.tags===void 0&&(e=o(e,i,"required",{missingProperty:"tags"},U,t),r++),t.default_field_metadata===void 0&&(e=o(e,i,
"required",{missingProperty:"default_field_metadata"},U,t),r++),t.creator===void 0&&(e=o(e,i,"required",{missingProperty:"creator"},U,t),r++),t.upload_collection===
void 0&&(e=o(e,i,"required",{missingProperty:"upload_collection"},U,t),r++),t.duration===void 0&&(e=o(e,i,"required",{missingProperty:"duration"},U,t),r++),t.frame_rate===
void 0&&(e=o(e,i,"required",{missingProperty:"frame_rate"},U,t),r++),t.blurhash===void 0&&(e=o(e,i,"required",{missingProperty:"blurhash"},U,t),r++),t.thumbhash===
void 0&&(e=o(e,i,"required",{missingProperty:"thumbhash"},U,t),r++),t.mux_playback_id===void 0&&(e=o(e,i,"required",{missingProperty:"mux_playback_id"},U,t),r++),
t.mux_mp4_highest_res===void 0&&(e=o(e,i,"required",{missingProperty:"mux_mp4_highest_res"},U,t),r++),t.smart_tags===void 0&&(e=o(e,i,"required",{missingProperty:"\
smart_tags"},U,t),r++),t.exif_info===void 0&&(e=o(e,i,"required",{missingProperty:"exif_info"},U,t),r++),t.colors===void 0&&(e=o(e,i,"required",{missingProperty:"\
colors"},U,t),r++),t.created_at===void 0&&(e=o(e,i,"required",{missingProperty:"created_at"},U,t),r++),t.updated_at===void 0&&(e=o(e,i,"required",{missingProperty:"\
updated_at"},U,t),r++);for(let s in t)Y.call(U.properties,s)||(e=o(e,i,"additionalProperties",{additionalProperty:s},U,t),r++);if(t.id!==void 0){let s=t.id;typeof s!=
"string"&&(e=o(e,i+"/id","type",{type:"string"},U.properties.id,s),r++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,i+"/type","type",{type:"stri\
ng"},U.properties.type,s),r++),s!=="upload"&&(e=o(e,i+"/type","const",{allowedValue:"upload"},U.properties.type,s),r++)}if(t.path!==void 0){let s=t.path;typeof s!=
"string"&&(e=o(e,i+"/path","type",{type:"string"},U.properties.path,s),r++)}if(t.basename!==void 0){let s=t.basename;typeof s!="string"&&(e=o(e,i+"/basename","t\
ype",{type:"string"},U.properties.basename,s),r++)}if(t.filename!==void 0){let s=t.filename;typeof s!="string"&&(e=o(e,i+"/filename","type",{type:"string"},U.properties.
filename,s),r++)}if(t.url!==void 0){let s=t.url;typeof s=="string"?H(s)||(e=o(e,i+"/url","format",{format:"uri"},U.properties.url,s),r++):(e=o(e,i+"/url","type",
{type:"string"},U.properties.url,s),r++)}if(t.format!==void 0){let s=t.format;typeof s!="string"&&s!==null&&(e=o(e,i+"/format","type",{type:U.properties.format.
type},U.properties.format,s),r++)}if(t.mime_type!==void 0){let s=t.mime_type;typeof s!="string"&&s!==null&&(e=o(e,i+"/mime_type","type",{type:U.properties.mime_type.
type},U.properties.mime_type,s),r++)}if(t.size!==void 0){let s=t.size;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=o(e,i+"/size","type",{type:"integer"},
U.properties.size,s),r++),typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=o(e,i+"/size","minimum",{comparison:">=",limit:0},U.properties.size,s),r++)}if(t.
md5!==void 0){let s=t.md5;typeof s=="string"?nt.test(s)||(e=o(e,i+"/md5","pattern",{pattern:"^[0-9a-f]{32}$"},U.properties.md5,s),r++):(e=o(e,i+"/md5","type",{type:"\
string"},U.properties.md5,s),r++)}if(t.width!==void 0){let s=t.width;!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null&&(e=o(e,i+"/width","type",{
type:U.properties.width.type},U.properties.width,s),r++),typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=o(e,i+"/width","minimum",{comparison:">=",limit:0},
U.properties.width,s),r++)}if(t.height!==void 0){let s=t.height;!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null&&(e=o(e,i+"/height","type",{type:U.
properties.height.type},U.properties.height,s),r++),typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=o(e,i+"/height","minimum",{comparison:">=",limit:0},U.properties.
height,s),r++)}if(t.is_image!==void 0){let s=t.is_image;typeof s!="boolean"&&(e=o(e,i+"/is_image","type",{type:"boolean"},U.properties.is_image,s),r++)}if(t.author!==
void 0){let s=t.author;typeof s!="string"&&s!==null&&(e=o(e,i+"/author","type",{type:U.properties.author.type},U.properties.author,s),r++)}if(t.copyright!==void 0){
let s=t.copyright;typeof s!="string"&&s!==null&&(e=o(e,i+"/copyright","type",{type:U.properties.copyright.type},U.properties.copyright,s),r++)}if(t.notes!==void 0){
let s=t.notes;typeof s!="string"&&s!==null&&(e=o(e,i+"/notes","type",{type:U.properties.notes.type},U.properties.notes,s),r++)}if(t.tags!==void 0){let s=t.tags;
if(Array.isArray(s)){let n=s.length;for(let f=0;f<n;f++){let m=s[f];typeof m!="string"&&(e=o(e,i+"/tags/"+f,"type",{type:"string"},U.properties.tags.items,m),r++)}}else
e=o(e,i+"/tags","type",{type:"array"},U.properties.tags,s),r++}if(t.default_field_metadata!==void 0){let s=t.default_field_metadata;if(s&&typeof s=="object"&&!Array.
isArray(s))for(let n in s)Ze(s[n],{instancePath:i+"/default_field_metadata/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:n,rootData:q})||
(e=N(e,Ze),r=e.length);else e=o(e,i+"/default_field_metadata","type",{type:"object"},U.properties.default_field_metadata,s),r++}if(t.creator!==void 0&&(ce(t.creator,
{instancePath:i+"/creator",parentData:t,parentDataProperty:"creator",rootData:q})||(e=N(e,ce),r=e.length)),t.upload_collection!==void 0){let s=t.upload_collection,
n=r,f=!0,m=r;s!==null&&(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;le(s,{instancePath:i+"/upload_collection",parentData:t,parentDataProperty:"\
upload_collection",rootData:q})||(e=N(e,le),r=e.length);var p=_===r;f=p}f||(e=o(e,i+"/upload_collection","if",{failingKeyword:"else"},U.properties.upload_collection,
s),r++)}if(t.duration!==void 0){let s=t.duration;!(typeof s=="number"&&isFinite(s))&&s!==null&&(e=o(e,i+"/duration","type",{type:U.properties.duration.type},U.properties.
duration,s),r++)}if(t.frame_rate!==void 0){let s=t.frame_rate;!(typeof s=="number"&&isFinite(s))&&s!==null&&(e=o(e,i+"/frame_rate","type",{type:U.properties.frame_rate.
type},U.properties.frame_rate,s),r++)}if(t.blurhash!==void 0){let s=t.blurhash;typeof s!="string"&&s!==null&&(e=o(e,i+"/blurhash","type",{type:U.properties.blurhash.
type},U.properties.blurhash,s),r++)}if(t.thumbhash!==void 0){let s=t.thumbhash;typeof s!="string"&&s!==null&&(e=o(e,i+"/thumbhash","type",{type:U.properties.thumbhash.
type},U.properties.thumbhash,s),r++)}if(t.mux_playback_id!==void 0){let s=t.mux_playback_id;typeof s!="string"&&s!==null&&(e=o(e,i+"/mux_playback_id","type",{type:U.
properties.mux_playback_id.type},U.properties.mux_playback_id,s),r++)}if(t.mux_mp4_highest_res!==void 0){let s=t.mux_mp4_highest_res;typeof s!="string"&&s!==null&&
(e=o(e,i+"/mux_mp4_highest_res","type",{type:U.properties.mux_mp4_highest_res.type},U.properties.mux_mp4_highest_res,s),r++),s==="high"||s==="medium"||s==="low"||
s===null||(e=o(e,i+"/mux_mp4_highest_res","enum",{allowedValues:U.properties.mux_mp4_highest_res.enum},U.properties.mux_mp4_highest_res,s),r++)}if(t.smart_tags!==
void 0){let s=t.smart_tags;if(Array.isArray(s)){let n=s.length;for(let f=0;f<n;f++){let m=s[f];typeof m!="string"&&(e=o(e,i+"/smart_tags/"+f,"type",{type:"strin\
g"},U.properties.smart_tags.items,m),r++)}}else e=o(e,i+"/smart_tags","type",{type:"array"},U.properties.smart_tags,s),r++}if(t.exif_info!==void 0){let s=t.exif_info;
s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,i+"/exif_info","type",{type:"object"},U.properties.exif_info,s),r++)}if(t.colors!==void 0){let s=t.colors;if(Array.
isArray(s)){let n=s.length;for(let f=0;f<n;f++){let m=s[f];if(m&&typeof m=="object"&&!Array.isArray(m)){m.red===void 0&&(e=o(e,i+"/colors/"+f,"required",{missingProperty:"\
red"},U.properties.colors.items,m),r++),m.green===void 0&&(e=o(e,i+"/colors/"+f,"required",{missingProperty:"green"},U.properties.colors.items,m),r++),m.blue===
void 0&&(e=o(e,i+"/colors/"+f,"required",{missingProperty:"blue"},U.properties.colors.items,m),r++),m.alpha===void 0&&(e=o(e,i+"/colors/"+f,"required",{missingProperty:"\
alpha"},U.properties.colors.items,m),r++);for(let _ in m)_==="red"||_==="green"||_==="blue"||_==="alpha"||(e=o(e,i+"/colors/"+f,"additionalProperties",{additionalProperty:_},
U.properties.colors.items,m),r++);if(m.red!==void 0){let _=m.red;typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)||(e=o(e,i+"/colors/"+f+"/red","type",{type:"\
integer"},U.properties.colors.items.properties.red,_),r++),typeof _=="number"&&isFinite(_)&&((_>255||isNaN(_))&&(e=o(e,i+"/colors/"+f+"/red","maximum",{comparison:"\
<=",limit:255},U.properties.colors.items.properties.red,_),r++),(_<0||isNaN(_))&&(e=o(e,i+"/colors/"+f+"/red","minimum",{comparison:">=",limit:0},U.properties.colors.
items.properties.red,_),r++))}if(m.green!==void 0){let _=m.green;typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)||(e=o(e,i+"/colors/"+f+"/green","type",{type:"\
integer"},U.properties.colors.items.properties.green,_),r++),typeof _=="number"&&isFinite(_)&&((_>255||isNaN(_))&&(e=o(e,i+"/colors/"+f+"/green","maximum",{comparison:"\
<=",limit:255},U.properties.colors.items.properties.green,_),r++),(_<0||isNaN(_))&&(e=o(e,i+"/colors/"+f+"/green","minimum",{comparison:">=",limit:0},U.properties.
colors.items.properties.green,_),r++))}if(m.blue!==void 0){let _=m.blue;typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)||(e=o(e,i+"/colors/"+f+"/blue","type",
{type:"integer"},U.properties.colors.items.properties.blue,_),r++),typeof _=="number"&&isFinite(_)&&((_>255||isNaN(_))&&(e=o(e,i+"/colors/"+f+"/blue","maximum",
{comparison:"<=",limit:255},U.properties.colors.items.properties.blue,_),r++),(_<0||isNaN(_))&&(e=o(e,i+"/colors/"+f+"/blue","minimum",{comparison:">=",limit:0},
U.properties.colors.items.properties.blue,_),r++))}if(m.alpha!==void 0){let _=m.alpha;typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)||(e=o(e,i+"/colors/"+f+
"/alpha","type",{type:"integer"},U.properties.colors.items.properties.alpha,_),r++),typeof _=="number"&&isFinite(_)&&((_>255||isNaN(_))&&(e=o(e,i+"/colors/"+f+"\
/alpha","maximum",{comparison:"<=",limit:255},U.properties.colors.items.properties.alpha,_),r++),(_<0||isNaN(_))&&(e=o(e,i+"/colors/"+f+"/alpha","minimum",{comparison:"\
>=",limit:0},U.properties.colors.items.properties.alpha,_),r++))}}else e=o(e,i+"/colors/"+f,"type",{type:"object"},U.properties.colors.items,m),r++}}else e=o(e,
i+"/colors","type",{type:"array"},U.properties.colors,s),r++}if(t.meta!==void 0&&(He(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:q})||
(e=N(e,He),r=e.length)),t.created_at!==void 0){let s=t.created_at;typeof s!="string"&&s!==null&&(e=o(e,i+"/created_at","type",{type:U.properties.created_at.type},
U.properties.created_at,s),r++),typeof s=="string"&&(K.test(s)||(e=o(e,i+"/created_at","format",{format:"date-time"},U.properties.created_at,s),r++))}if(t.updated_at!==
void 0){let s=t.updated_at;typeof s!="string"&&s!==null&&(e=o(e,i+"/updated_at","type",{type:U.properties.updated_at.type},U.properties.updated_at,s),r++),typeof s==
"string"&&(K.test(s)||(e=o(e,i+"/updated_at","format",{format:"date-time"},U.properties.updated_at,s),r++))}}else e=o(e,i,"type",{type:"object"},U,t),r++;return Se.
errors=e,r===0}a.v1=lt;let Je={type:"object",additionalProperties:!1,required:["id","type"],properties:{id:{type:"string"},type:{type:"string",const:"job"}}};function lt(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"id"},Je,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Je,t),r++);for(let p in t)p==="id"||p==="type"||(e=o(e,i,"a\
dditionalProperties",{additionalProperty:p},Je,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},Je.properties.id,p),
r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},Je.properties.type,p),r++),p!=="job"&&(e=o(e,i+"/type","const",
{allowedValue:"job"},Je.properties.type,p),r++)}}else e=o(e,i,"type",{type:"object"},Je,t),r++;return lt.errors=e,r===0}a.v2=At;let fe={type:"object",additionalProperties:!1,
required:["type","title","status","detail","code","errors"],properties:{type:{type:"string",format:"uri"},title:{type:"string"},status:{type:"integer",minimum:400,
maximum:599},detail:{type:"string"},code:{$ref:"standin://flat/schemas#/$defs/ProblemCode"},errors:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/Viol\
ation"}}}},Ir={type:"string",enum:["INVALID_JSON_BODY","MALFORMED_REQUEST","INVALID_AUTHORIZATION_HEADER","INSUFFICIENT_PERMISSIONS","NOT_FOUND","JOB_PENDING","\
FOREIGN_REQUEST","INVALID_ENDPOINT","METHOD_NOT_ALLOWED","PAYLOAD_TOO_LARGE","URL_TOO_LONG","INVALID_CONTENT_TYPE_HEADER","EXPECTATION_FAILED","INVALID_FORMAT",
"INVALID_FIELD","INVALID_ENVIRONMENT","INVALID_PREFERENCE","NOT_A_VIDEO","TOO_MANY_OPERATIONS","UPLOAD_IS_CURRENTLY_IN_USE","CONCURRENT_UPLOAD_UPDATE","RATE_LIM\
IT_EXCEEDED","HEADERS_TOO_LARGE","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]};function Ut(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,
r=0;return typeof t!="string"&&(e=o(e,i,"type",{type:"string"},Ir,t),r++),t==="INVALID_JSON_BODY"||t==="MALFORMED_REQUEST"||t==="INVALID_AUTHORIZATION_HEADER"||
t==="INSUFFICIENT_PERMISSIONS"||t==="NOT_FOUND"||t==="JOB_PENDING"||t==="FOREIGN_REQUEST"||t==="INVALID_ENDPOINT"||t==="METHOD_NOT_ALLOWED"||t==="PAYLOAD_TOO_LA\
RGE"||t==="URL_TOO_LONG"||t==="INVALID_CONTENT_TYPE_HEADER"||t==="EXPECTATION_FAILED"||t==="INVALID_FORMAT"||t==="INVALID_FIELD"||t==="INVALID_ENVIRONMENT"||t===
"INVALID_PREFERENCE"||t==="NOT_A_VIDEO"||t==="TOO_MANY_OPERATIONS"||t==="UPLOAD_IS_CURRENTLY_IN_USE"||t==="CONCURRENT_UPLOAD_UPDATE"||t==="RATE_LIMIT_EXCEEDED"||
t==="HEADERS_TOO_LARGE"||t==="INTERNAL_ERROR"||t==="SERVICE_UNAVAILABLE"||(e=o(e,i,"enum",{allowedValues:Ir.enum},Ir,t),r++),Ut.errors=e,r===0}let Ae={type:"obj\
ect",additionalProperties:!1,required:["pointer","code","detail"],properties:{pointer:{type:"string"},code:{$ref:"standin://flat/schemas#/$defs/ViolationCode"},
detail:{type:"string"}}},gt={type:"string",enum:["VALIDATION_ENUM","VALIDATION_EVENT","VALIDATION_FILENAME","VALIDATION_FORMAT","VALIDATION_HEADER","VALIDATION_\
ID","VALIDATION_INVALID","VALIDATION_LENGTH","VALIDATION_LOCALE","VALIDATION_PATH","VALIDATION_RANGE","VALIDATION_REFERENCE","VALIDATION_REQUIRED","VALIDATION_T\
EMPLATE","VALIDATION_TYPE","VALIDATION_UNDOCUMENTED","VALIDATION_UNIQUENESS","VALIDATION_UNKNOWN","VALIDATION_URL"]};function Ar(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;return typeof t!="string"&&(e=o(e,i,"type",{type:"string"},gt,t),r++),t==="VALIDATION_ENUM"||t==="VALIDATI\
ON_EVENT"||t==="VALIDATION_FILENAME"||t==="VALIDATION_FORMAT"||t==="VALIDATION_HEADER"||t==="VALIDATION_ID"||t==="VALIDATION_INVALID"||t==="VALIDATION_LENGTH"||
t==="VALIDATION_LOCALE"||t==="VALIDATION_PATH"||t==="VALIDATION_RANGE"||t==="VALIDATION_REFERENCE"||t==="VALIDATION_REQUIRED"||t==="VALIDATION_TEMPLATE"||t==="V\
ALIDATION_TYPE"||t==="VALIDATION_UNDOCUMENTED"||t==="VALIDATION_UNIQUENESS"||t==="VALIDATION_UNKNOWN"||t==="VALIDATION_URL"||(e=o(e,i,"enum",{allowedValues:gt.enum},
gt,t),r++),Ar.errors=e,r===0}function Qe(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.pointer===void 0&&(e=o(e,i,"required",{missingProperty:"pointer"},Ae,t),r++),t.code===void 0&&(e=o(e,i,"required",{missingProperty:"code"},Ae,t),r++),
t.detail===void 0&&(e=o(e,i,"required",{missingProperty:"detail"},Ae,t),r++);for(let p in t)p==="pointer"||p==="code"||p==="detail"||(e=o(e,i,"additionalPropert\
ies",{additionalProperty:p},Ae,t),r++);if(t.pointer!==void 0){let p=t.pointer;typeof p!="string"&&(e=o(e,i+"/pointer","type",{type:"string"},Ae.properties.pointer,
p),r++)}if(t.code!==void 0&&(Ar(t.code,{instancePath:i+"/code",parentData:t,parentDataProperty:"code",rootData:q})||(e=N(e,Ar),r=e.length)),t.detail!==void 0){let p=t.
detail;typeof p!="string"&&(e=o(e,i+"/detail","type",{type:"string"},Ae.properties.detail,p),r++)}}else e=o(e,i,"type",{type:"object"},Ae,t),r++;return Qe.errors=
e,r===0}function At(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===
void 0&&(e=o(e,i,"required",{missingProperty:"type"},fe,t),r++),t.title===void 0&&(e=o(e,i,"required",{missingProperty:"title"},fe,t),r++),t.status===void 0&&(e=
o(e,i,"required",{missingProperty:"status"},fe,t),r++),t.detail===void 0&&(e=o(e,i,"required",{missingProperty:"detail"},fe,t),r++),t.code===void 0&&(e=o(e,i,"r\
equired",{missingProperty:"code"},fe,t),r++),t.errors===void 0&&(e=o(e,i,"required",{missingProperty:"errors"},fe,t),r++);for(let p in t)p==="type"||p==="title"||
p==="status"||p==="detail"||p==="code"||p==="errors"||(e=o(e,i,"additionalProperties",{additionalProperty:p},fe,t),r++);if(t.type!==void 0){let p=t.type;typeof p==
"string"?H(p)||(e=o(e,i+"/type","format",{format:"uri"},fe.properties.type,p),r++):(e=o(e,i+"/type","type",{type:"string"},fe.properties.type,p),r++)}if(t.title!==
void 0){let p=t.title;typeof p!="string"&&(e=o(e,i+"/title","type",{type:"string"},fe.properties.title,p),r++)}if(t.status!==void 0){let p=t.status;typeof p=="n\
umber"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+"/status","type",{type:"integer"},fe.properties.status,p),r++),typeof p=="number"&&isFinite(p)&&((p>599||isNaN(
p))&&(e=o(e,i+"/status","maximum",{comparison:"<=",limit:599},fe.properties.status,p),r++),(p<400||isNaN(p))&&(e=o(e,i+"/status","minimum",{comparison:">=",limit:400},
fe.properties.status,p),r++))}if(t.detail!==void 0){let p=t.detail;typeof p!="string"&&(e=o(e,i+"/detail","type",{type:"string"},fe.properties.detail,p),r++)}if(t.
code!==void 0&&(Ut(t.code,{instancePath:i+"/code",parentData:t,parentDataProperty:"code",rootData:q})||(e=N(e,Ut),r=e.length)),t.errors!==void 0){let p=t.errors;
if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Qe(p[n],{instancePath:i+"/errors/"+n,parentData:p,parentDataProperty:n,rootData:q})||(e=N(e,Qe),r=e.length)}else
e=o(e,i+"/errors","type",{type:"array"},fe.properties.errors,p),r++}}else e=o(e,i,"type",{type:"object"},fe,t),r++;return At.errors=e,r===0}a.v3=It;let qe={type:"\
object",additionalProperties:!1,properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{
type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$def\
s/FieldMetadataUpdate"}},creator:{$ref:"standin://flat/schemas#/$defs/CreatorUpdate"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$d\
efs/CollectionOfUploadUpdate"}}}},je={type:"object",additionalProperties:!1,properties:{title:{type:["string","null"]},alt:{type:["string","null"]},custom_data:{
type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/FocalPointUpdate"}}}},ye={type:"object",additionalProperties:!1,
required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,maximum:1}}};function ft(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.x===void 0&&(e=o(e,i,"required",{missingProperty:"x"},ye,t),r++),t.y===void 0&&(e=
o(e,i,"required",{missingProperty:"y"},ye,t),r++);for(let p in t)p==="x"||p==="y"||(e=o(e,i,"additionalProperties",{additionalProperty:p},ye,t),r++);if(t.x!==void 0){
let p=t.x;typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&(e=o(e,i+"/x","maximum",{comparison:"<=",limit:1},ye.properties.x,p),r++),(p<0||isNaN(p))&&(e=o(e,i+
"/x","minimum",{comparison:">=",limit:0},ye.properties.x,p),r++)):(e=o(e,i+"/x","type",{type:"number"},ye.properties.x,p),r++)}if(t.y!==void 0){let p=t.y;typeof p==
"number"&&isFinite(p)?((p>1||isNaN(p))&&(e=o(e,i+"/y","maximum",{comparison:"<=",limit:1},ye.properties.y,p),r++),(p<0||isNaN(p))&&(e=o(e,i+"/y","minimum",{comparison:"\
>=",limit:0},ye.properties.y,p),r++)):(e=o(e,i+"/y","type",{type:"number"},ye.properties.y,p),r++)}}else e=o(e,i,"type",{type:"object"},ye,t),r++;return ft.errors=
e,r===0}function Qt(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)
s==="title"||s==="alt"||s==="custom_data"||s==="focal_point"||(e=o(e,i,"additionalProperties",{additionalProperty:s},je,t),r++);if(t.title!==void 0){let s=t.title;
typeof s!="string"&&s!==null&&(e=o(e,i+"/title","type",{type:je.properties.title.type},je.properties.title,s),r++)}if(t.alt!==void 0){let s=t.alt;typeof s!="str\
ing"&&s!==null&&(e=o(e,i+"/alt","type",{type:je.properties.alt.type},je.properties.alt,s),r++)}if(t.custom_data!==void 0){let s=t.custom_data;s&&typeof s=="obje\
ct"&&!Array.isArray(s)||(e=o(e,i+"/custom_data","type",{type:"object"},je.properties.custom_data,s),r++)}if(t.focal_point!==void 0){let s=t.focal_point,n=r,f=!0,
m=r;s!==null&&(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;ft(s,{instancePath:i+"/focal_point",parentData:t,parentDataProperty:"f\
ocal_point",rootData:q})||(e=N(e,ft),r=e.length);var p=_===r;f=p}f||(e=o(e,i+"/focal_point","if",{failingKeyword:"else"},je.properties.focal_point,s),r++)}}else
e=o(e,i,"type",{type:"object"},je,t),r++;return Qt.errors=e,r===0}let dt={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{$ref:"s\
tandin://flat/schemas#/$defs/CreatorType"},id:{type:"string"}}};function Xt(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},dt,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"\
id"},dt,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},dt,t),r++);if(t.type!==void 0&&(Ye(t.type,{instancePath:i+
"/type",parentData:t,parentDataProperty:"type",rootData:q})||(e=N(e,Ye),r=e.length)),t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"\
string"},dt.properties.id,p),r++)}}else e=o(e,i,"type",{type:"object"},dt,t),r++;return Xt.errors=e,r===0}let $e={type:"object",additionalProperties:!1,required:[
"type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function Pt(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},$e,t),r++),t.id===void 0&&
(e=o(e,i,"required",{missingProperty:"id"},$e,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},$e,t),r++);if(t.
type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},$e.properties.type,p),r++),p!=="upload_collection"&&(e=o(e,i+"/type","co\
nst",{allowedValue:"upload_collection"},$e.properties.type,p),r++)}if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},$e.properties.
id,p),r++)}}else e=o(e,i,"type",{type:"object"},$e,t),r++;return Pt.errors=e,r===0}function It(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)Y.call(qe.properties,s)||(e=o(e,i,"additionalProperties",{additionalProperty:s},qe,t),
r++);if(t.path!==void 0){let s=t.path;typeof s!="string"&&(e=o(e,i+"/path","type",{type:"string"},qe.properties.path,s),r++)}if(t.basename!==void 0){let s=t.basename;
typeof s!="string"&&(e=o(e,i+"/basename","type",{type:"string"},qe.properties.basename,s),r++)}if(t.copyright!==void 0){let s=t.copyright;typeof s!="string"&&s!==
null&&(e=o(e,i+"/copyright","type",{type:qe.properties.copyright.type},qe.properties.copyright,s),r++)}if(t.author!==void 0){let s=t.author;typeof s!="string"&&
s!==null&&(e=o(e,i+"/author","type",{type:qe.properties.author.type},qe.properties.author,s),r++)}if(t.notes!==void 0){let s=t.notes;typeof s!="string"&&s!==null&&
(e=o(e,i+"/notes","type",{type:qe.properties.notes.type},qe.properties.notes,s),r++)}if(t.tags!==void 0){let s=t.tags;if(Array.isArray(s)){let n=s.length;for(let f=0;f<
n;f++){let m=s[f];typeof m!="string"&&(e=o(e,i+"/tags/"+f,"type",{type:"string"},qe.properties.tags.items,m),r++)}}else e=o(e,i+"/tags","type",{type:"array"},qe.
properties.tags,s),r++}if(t.default_field_metadata!==void 0){let s=t.default_field_metadata;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s)Qt(s[n],{
instancePath:i+"/default_field_metadata/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:n,rootData:q})||(e=N(e,Qt),r=e.length);else e=
o(e,i+"/default_field_metadata","type",{type:"object"},qe.properties.default_field_metadata,s),r++}if(t.creator!==void 0&&(Xt(t.creator,{instancePath:i+"/creato\
r",parentData:t,parentDataProperty:"creator",rootData:q})||(e=N(e,Xt),r=e.length)),t.upload_collection!==void 0){let s=t.upload_collection,n=r,f=!0,m=r;s!==null&&
(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;Pt(s,{instancePath:i+"/upload_collection",parentData:t,parentDataProperty:"upload_co\
llection",rootData:q})||(e=N(e,Pt),r=e.length);var p=_===r;f=p}f||(e=o(e,i+"/upload_collection","if",{failingKeyword:"else"},qe.properties.upload_collection,s),
r++)}}else e=o(e,i,"type",{type:"object"},qe,t),r++;return It.errors=e,r===0}a.v4=Vr;let we={type:"object",additionalProperties:!1,required:["path"],properties:{
id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},
notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schema\
s#/$defs/FieldMetadataCreate"}},creator:{$ref:"standin://flat/schemas#/$defs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$\
defs/UploadCollectionReference"}}}},De=new RegExp("^[A-Za-z0-9_-]{22}$","u"),at={type:"object",additionalProperties:!1,properties:{title:{type:["string","null"]},
alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/FocalPo\
int"}}}};function er(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)
s==="title"||s==="alt"||s==="custom_data"||s==="focal_point"||(e=o(e,i,"additionalProperties",{additionalProperty:s},at,t),r++);if(t.title!==void 0){let s=t.title;
typeof s!="string"&&s!==null&&(e=o(e,i+"/title","type",{type:at.properties.title.type},at.properties.title,s),r++)}if(t.alt!==void 0){let s=t.alt;typeof s!="str\
ing"&&s!==null&&(e=o(e,i+"/alt","type",{type:at.properties.alt.type},at.properties.alt,s),r++)}if(t.custom_data!==void 0){let s=t.custom_data;s&&typeof s=="obje\
ct"&&!Array.isArray(s)||(e=o(e,i+"/custom_data","type",{type:"object"},at.properties.custom_data,s),r++)}if(t.focal_point!==void 0){let s=t.focal_point,n=r,f=!0,
m=r;s!==null&&(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;Ft(s,{instancePath:i+"/focal_point",parentData:t,parentDataProperty:"f\
ocal_point",rootData:q})||(e=N(e,Ft),r=e.length);var p=_===r;f=p}f||(e=o(e,i+"/focal_point","if",{failingKeyword:"else"},at.properties.focal_point,s),r++)}}else
e=o(e,i,"type",{type:"object"},at,t),r++;return er.errors=e,r===0}function Vr(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},we,t),r++);for(let s in t)Y.call(we.properties,s)||
(e=o(e,i,"additionalProperties",{additionalProperty:s},we,t),r++);if(t.id!==void 0){let s=t.id;typeof s=="string"?De.test(s)||(e=o(e,i+"/id","pattern",{pattern:"\
^[A-Za-z0-9_-]{22}$"},we.properties.id,s),r++):(e=o(e,i+"/id","type",{type:"string"},we.properties.id,s),r++)}if(t.path!==void 0){let s=t.path;typeof s!="string"&&
(e=o(e,i+"/path","type",{type:"string"},we.properties.path,s),r++)}if(t.basename!==void 0){let s=t.basename;typeof s!="string"&&(e=o(e,i+"/basename","type",{type:"\
string"},we.properties.basename,s),r++)}if(t.copyright!==void 0){let s=t.copyright;typeof s!="string"&&s!==null&&(e=o(e,i+"/copyright","type",{type:we.properties.
copyright.type},we.properties.copyright,s),r++)}if(t.author!==void 0){let s=t.author;typeof s!="string"&&s!==null&&(e=o(e,i+"/author","type",{type:we.properties.
author.type},we.properties.author,s),r++)}if(t.notes!==void 0){let s=t.notes;typeof s!="string"&&s!==null&&(e=o(e,i+"/notes","type",{type:we.properties.notes.type},
we.properties.notes,s),r++)}if(t.tags!==void 0){let s=t.tags;if(Array.isArray(s)){let n=s.length;for(let f=0;f<n;f++){let m=s[f];typeof m!="string"&&(e=o(e,i+"/\
tags/"+f,"type",{type:"string"},we.properties.tags.items,m),r++)}}else e=o(e,i+"/tags","type",{type:"array"},we.properties.tags,s),r++}if(t.default_field_metadata!==
void 0){let s=t.default_field_metadata;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s)er(s[n],{instancePath:i+"/default_field_metadata/"+n.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:n,rootData:q})||(e=N(e,er),r=e.length);else e=o(e,i+"/default_field_metadata","type",{type:"object"},we.
properties.default_field_metadata,s),r++}if(t.creator!==void 0&&(ce(t.creator,{instancePath:i+"/creator",parentData:t,parentDataProperty:"creator",rootData:q})||
(e=N(e,ce),r=e.length)),t.upload_collection!==void 0){let s=t.upload_collection,n=r,f=!0,m=r;s!==null&&(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=
null),!p){let _=r;le(s,{instancePath:i+"/upload_collection",parentData:t,parentDataProperty:"upload_collection",rootData:q})||(e=N(e,le),r=e.length);var p=_===r;
f=p}f||(e=o(e,i+"/upload_collection","if",{failingKeyword:"else"},we.properties.upload_collection,s),r++)}}else e=o(e,i,"type",{type:"object"},we,t),r++;return Vr.
errors=e,r===0}a.v5=Qr;let tr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas\
#/$defs/Upload"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},yt={type:"object",additionalProperties:!1,required:["total_count"],properties:{total_count:{
type:"integer",minimum:0}}};function Ee(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.total_count===void 0&&(e=o(e,i,"required",{missingProperty:"total_count"},yt,t),r++);for(let p in t)p!=="total_count"&&(e=o(e,i,"additionalPropert\
ies",{additionalProperty:p},yt,t),r++);if(t.total_count!==void 0){let p=t.total_count;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+"/total_count",
"type",{type:"integer"},yt.properties.total_count,p),r++),typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))&&(e=o(e,i+"/total_count","minimum",{comparison:">=",limit:0},
yt.properties.total_count,p),r++)}}else e=o(e,i,"type",{type:"object"},yt,t),r++;return Ee.errors=e,r===0}function Qr(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},tr,t),r++),t.meta===
void 0&&(e=o(e,i,"required",{missingProperty:"meta"},tr,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},tr,
t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Se(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,
rootData:q})||(e=N(e,Se),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},tr.properties.data,p),r++}t.meta!==void 0&&(Ee(t.meta,{instancePath:i+"/meta",parentData:t,
parentDataProperty:"meta",rootData:q})||(e=N(e,Ee),r=e.length))}else e=o(e,i,"type",{type:"object"},tr,t),r++;return Qr.errors=e,r===0}a.v6=Xr;let B={type:"obje\
ct",additionalProperties:!1,required:["id","type","name","domain","google_maps_api_token","imgix_host","internal_domain","locales","timezone","no_index","favico\
n","last_data_change_at","require_2fa","ip_tracking_enabled","force_use_of_sandbox_environments","assets_cdn_default_settings","theme","global_seo","account","o\
wner","item_types","meta"],properties:{id:{type:"string"},type:{type:"string",const:"site"},name:{type:"string"},domain:{type:["string","null"]},google_maps_api_token:{
type:["string","null"]},imgix_host:{type:["string","null"]},internal_domain:{type:["string","null"]},locales:{type:"array",items:{type:"string"}},timezone:{type:"\
string"},no_index:{type:"boolean"},favicon:{type:["string","null"]},last_data_change_at:{type:["string","null"],format:"date-time"},require_2fa:{type:"boolean"},
ip_tracking_enabled:{type:"boolean"},force_use_of_sandbox_environments:{type:"boolean"},assets_cdn_default_settings:{type:"object",additionalProperties:!0},theme:{
type:"object",additionalProperties:!0},global_seo:{type:["object","null"],additionalProperties:!0},account:{if:{type:"null"},else:{$ref:"standin://flat/schemas#\
/$defs/Creator"}},owner:{$ref:"standin://flat/schemas#/$defs/Creator"},item_types:{type:"array",items:{type:"object",additionalProperties:!1,required:["type","i\
d"],properties:{type:{type:"string",const:"item_type"},id:{type:"string"}}}},meta:{$ref:"standin://flat/schemas#/$defs/SiteMeta"}}},ee={type:"object",additionalProperties:!1,
required:["created_at","draft_mode_default","improved_timezone_management","improved_hex_management","improved_gql_multilocale_fields","improved_gql_visibility_\
control","improved_boolean_fields","improved_validation_at_publishing","improved_exposure_of_inline_blocks_in_cda","improved_items_listing","milliseconds_in_dat\
etime","non_localized_focal_points","allow_custom_theme"],properties:{created_at:{type:"string",format:"date-time"},draft_mode_default:{type:"boolean"},improved_timezone_management:{
type:"boolean"},improved_hex_management:{type:"boolean"},improved_gql_multilocale_fields:{type:"boolean"},improved_gql_visibility_control:{type:"boolean"},improved_boolean_fields:{
type:"boolean"},improved_validation_at_publishing:{type:"boolean"},improved_exposure_of_inline_blocks_in_cda:{type:"boolean"},improved_items_listing:{type:"bool\
ean"},milliseconds_in_datetime:{type:"boolean"},non_localized_focal_points:{type:"boolean"},allow_custom_theme:{type:"boolean"}}};function Cr(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.created_at===void 0&&(e=o(e,i,"required",{missingProperty:"\
created_at"},ee,t),r++),t.draft_mode_default===void 0&&(e=o(e,i,"required",{missingProperty:"draft_mode_default"},ee,t),r++),t.improved_timezone_management===void 0&&
(e=o(e,i,"required",{missingProperty:"improved_timezone_management"},ee,t),r++),t.improved_hex_management===void 0&&(e=o(e,i,"required",{missingProperty:"improv\
ed_hex_management"},ee,t),r++),t.improved_gql_multilocale_fields===void 0&&(e=o(e,i,"required",{missingProperty:"improved_gql_multilocale_fields"},ee,t),r++),t.
improved_gql_visibility_control===void 0&&(e=o(e,i,"required",{missingProperty:"improved_gql_visibility_control"},ee,t),r++),t.improved_boolean_fields===void 0&&
(e=o(e,i,"required",{missingProperty:"improved_boolean_fields"},ee,t),r++),t.improved_validation_at_publishing===void 0&&(e=o(e,i,"required",{missingProperty:"i\
mproved_validation_at_publishing"},ee,t),r++),t.improved_exposure_of_inline_blocks_in_cda===void 0&&(e=o(e,i,"required",{missingProperty:"improved_exposure_of_i\
nline_blocks_in_cda"},ee,t),r++),t.improved_items_listing===void 0&&(e=o(e,i,"required",{missingProperty:"improved_items_listing"},ee,t),r++),t.milliseconds_in_datetime===
void 0&&(e=o(e,i,"required",{missingProperty:"milliseconds_in_datetime"},ee,t),r++),t.non_localized_focal_points===void 0&&(e=o(e,i,"required",{missingProperty:"\
non_localized_focal_points"},ee,t),r++),t.allow_custom_theme===void 0&&(e=o(e,i,"required",{missingProperty:"allow_custom_theme"},ee,t),r++);for(let p in t)Y.call(
ee.properties,p)||(e=o(e,i,"additionalProperties",{additionalProperty:p},ee,t),r++);if(t.created_at!==void 0){let p=t.created_at;typeof p=="string"?K.test(p)||(e=
o(e,i+"/created_at","format",{format:"date-time"},ee.properties.created_at,p),r++):(e=o(e,i+"/created_at","type",{type:"string"},ee.properties.created_at,p),r++)}
if(t.draft_mode_default!==void 0){let p=t.draft_mode_default;typeof p!="boolean"&&(e=o(e,i+"/draft_mode_default","type",{type:"boolean"},ee.properties.draft_mode_default,
p),r++)}if(t.improved_timezone_management!==void 0){let p=t.improved_timezone_management;typeof p!="boolean"&&(e=o(e,i+"/improved_timezone_management","type",{type:"\
boolean"},ee.properties.improved_timezone_management,p),r++)}if(t.improved_hex_management!==void 0){let p=t.improved_hex_management;typeof p!="boolean"&&(e=o(e,
i+"/improved_hex_management","type",{type:"boolean"},ee.properties.improved_hex_management,p),r++)}if(t.improved_gql_multilocale_fields!==void 0){let p=t.improved_gql_multilocale_fields;
typeof p!="boolean"&&(e=o(e,i+"/improved_gql_multilocale_fields","type",{type:"boolean"},ee.properties.improved_gql_multilocale_fields,p),r++)}if(t.improved_gql_visibility_control!==
void 0){let p=t.improved_gql_visibility_control;typeof p!="boolean"&&(e=o(e,i+"/improved_gql_visibility_control","type",{type:"boolean"},ee.properties.improved_gql_visibility_control,
p),r++)}if(t.improved_boolean_fields!==void 0){let p=t.improved_boolean_fields;typeof p!="boolean"&&(e=o(e,i+"/improved_boolean_fields","type",{type:"boolean"},
ee.properties.improved_boolean_fields,p),r++)}if(t.improved_validation_at_publishing!==void 0){let p=t.improved_validation_at_publishing;typeof p!="boolean"&&(e=
o(e,i+"/improved_validation_at_publishing","type",{type:"boolean"},ee.properties.improved_validation_at_publishing,p),r++)}if(t.improved_exposure_of_inline_blocks_in_cda!==
void 0){let p=t.improved_exposure_of_inline_blocks_in_cda;typeof p!="boolean"&&(e=o(e,i+"/improved_exposure_of_inline_blocks_in_cda","type",{type:"boolean"},ee.
properties.improved_exposure_of_inline_blocks_in_cda,p),r++)}if(t.improved_items_listing!==void 0){let p=t.improved_items_listing;typeof p!="boolean"&&(e=o(e,i+
"/improved_items_listing","type",{type:"boolean"},ee.properties.improved_items_listing,p),r++)}if(t.milliseconds_in_datetime!==void 0){let p=t.milliseconds_in_datetime;
typeof p!="boolean"&&(e=o(e,i+"/milliseconds_in_datetime","type",{type:"boolean"},ee.properties.milliseconds_in_datetime,p),r++)}if(t.non_localized_focal_points!==
void 0){let p=t.non_localized_focal_points;typeof p!="boolean"&&(e=o(e,i+"/non_localized_focal_points","type",{type:"boolean"},ee.properties.non_localized_focal_points,
p),r++)}if(t.allow_custom_theme!==void 0){let p=t.allow_custom_theme;typeof p!="boolean"&&(e=o(e,i+"/allow_custom_theme","type",{type:"boolean"},ee.properties.allow_custom_theme,
p),r++)}}else e=o(e,i,"type",{type:"object"},ee,t),r++;return Cr.errors=e,r===0}function Xr(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},B,t),r++),t.type===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"type"},B,t),r++),t.name===void 0&&(e=o(e,i,"required",{missingProperty:"name"},B,t),r++),t.domain===void 0&&(e=o(e,i,"required",{missingProperty:"\
domain"},B,t),r++),t.google_maps_api_token===void 0&&(e=o(e,i,"required",{missingProperty:"google_maps_api_token"},B,t),r++),t.imgix_host===void 0&&(e=o(e,i,"re\
quired",{missingProperty:"imgix_host"},B,t),r++),t.internal_domain===void 0&&(e=o(e,i,"required",{missingProperty:"internal_domain"},B,t),r++),t.locales===void 0&&
(e=o(e,i,"required",{missingProperty:"locales"},B,t),r++),t.timezone===void 0&&(e=o(e,i,"required",{missingProperty:"timezone"},B,t),r++),t.no_index===void 0&&(e=
o(e,i,"required",{missingProperty:"no_index"},B,t),r++),t.favicon===void 0&&(e=o(e,i,"required",{missingProperty:"favicon"},B,t),r++),t.last_data_change_at===void 0&&
(e=o(e,i,"required",{missingProperty:"last_data_change_at"},B,t),r++),t.require_2fa===void 0&&(e=o(e,i,"required",{missingProperty:"require_2fa"},B,t),r++),t.ip_tracking_enabled===
void 0&&(e=o(e,i,"required",{missingProperty:"ip_tracking_enabled"},B,t),r++),t.force_use_of_sandbox_environments===void 0&&(e=o(e,i,"required",{missingProperty:"\
force_use_of_sandbox_environments"},B,t),r++),t.assets_cdn_default_settings===void 0&&(e=o(e,i,"required",{missingProperty:"assets_cdn_default_settings"},B,t),r++),
t.theme===void 0&&(e=o(e,i,"required",{missingProperty:"theme"},B,t),r++),t.global_seo===void 0&&(e=o(e,i,"required",{missingProperty:"global_seo"},B,t),r++),t.
account===void 0&&(e=o(e,i,"required",{missingProperty:"account"},B,t),r++),t.owner===void 0&&(e=o(e,i,"required",{missingProperty:"owner"},B,t),r++),t.item_types===
void 0&&(e=o(e,i,"required",{missingProperty:"item_types"},B,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},B,t),r++);for(let s in t)Y.call(
B.properties,s)||(e=o(e,i,"additionalProperties",{additionalProperty:s},B,t),r++);if(t.id!==void 0){let s=t.id;typeof s!="string"&&(e=o(e,i+"/id","type",{type:"\
string"},B.properties.id,s),r++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,i+"/type","type",{type:"string"},B.properties.type,s),r++),s!=="sit\
e"&&(e=o(e,i+"/type","const",{allowedValue:"site"},B.properties.type,s),r++)}if(t.name!==void 0){let s=t.name;typeof s!="string"&&(e=o(e,i+"/name","type",{type:"\
string"},B.properties.name,s),r++)}if(t.domain!==void 0){let s=t.domain;typeof s!="string"&&s!==null&&(e=o(e,i+"/domain","type",{type:B.properties.domain.type},
B.properties.domain,s),r++)}if(t.google_maps_api_token!==void 0){let s=t.google_maps_api_token;typeof s!="string"&&s!==null&&(e=o(e,i+"/google_maps_api_token","\
type",{type:B.properties.google_maps_api_token.type},B.properties.google_maps_api_token,s),r++)}if(t.imgix_host!==void 0){let s=t.imgix_host;typeof s!="string"&&
s!==null&&(e=o(e,i+"/imgix_host","type",{type:B.properties.imgix_host.type},B.properties.imgix_host,s),r++)}if(t.internal_domain!==void 0){let s=t.internal_domain;
typeof s!="string"&&s!==null&&(e=o(e,i+"/internal_domain","type",{type:B.properties.internal_domain.type},B.properties.internal_domain,s),r++)}if(t.locales!==void 0){
let s=t.locales;if(Array.isArray(s)){let n=s.length;for(let f=0;f<n;f++){let m=s[f];typeof m!="string"&&(e=o(e,i+"/locales/"+f,"type",{type:"string"},B.properties.
locales.items,m),r++)}}else e=o(e,i+"/locales","type",{type:"array"},B.properties.locales,s),r++}if(t.timezone!==void 0){let s=t.timezone;typeof s!="string"&&(e=
o(e,i+"/timezone","type",{type:"string"},B.properties.timezone,s),r++)}if(t.no_index!==void 0){let s=t.no_index;typeof s!="boolean"&&(e=o(e,i+"/no_index","type",
{type:"boolean"},B.properties.no_index,s),r++)}if(t.favicon!==void 0){let s=t.favicon;typeof s!="string"&&s!==null&&(e=o(e,i+"/favicon","type",{type:B.properties.
favicon.type},B.properties.favicon,s),r++)}if(t.last_data_change_at!==void 0){let s=t.last_data_change_at;typeof s!="string"&&s!==null&&(e=o(e,i+"/last_data_cha\
nge_at","type",{type:B.properties.last_data_change_at.type},B.properties.last_data_change_at,s),r++),typeof s=="string"&&(K.test(s)||(e=o(e,i+"/last_data_change\
_at","format",{format:"date-time"},B.properties.last_data_change_at,s),r++))}if(t.require_2fa!==void 0){let s=t.require_2fa;typeof s!="boolean"&&(e=o(e,i+"/requ\
ire_2fa","type",{type:"boolean"},B.properties.require_2fa,s),r++)}if(t.ip_tracking_enabled!==void 0){let s=t.ip_tracking_enabled;typeof s!="boolean"&&(e=o(e,i+"\
/ip_tracking_enabled","type",{type:"boolean"},B.properties.ip_tracking_enabled,s),r++)}if(t.force_use_of_sandbox_environments!==void 0){let s=t.force_use_of_sandbox_environments;
typeof s!="boolean"&&(e=o(e,i+"/force_use_of_sandbox_environments","type",{type:"boolean"},B.properties.force_use_of_sandbox_environments,s),r++)}if(t.assets_cdn_default_settings!==
void 0){let s=t.assets_cdn_default_settings;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,i+"/assets_cdn_default_settings","type",{type:"object"},B.properties.
assets_cdn_default_settings,s),r++)}if(t.theme!==void 0){let s=t.theme;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,i+"/theme","type",{type:"object"},B.properties.
theme,s),r++)}if(t.global_seo!==void 0){let s=t.global_seo;!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null&&(e=o(e,i+"/global_seo","type",{type:B.properties.
global_seo.type},B.properties.global_seo,s),r++)}if(t.account!==void 0){let s=t.account,n=r,f=!0,m=r;s!==null&&(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=
n:e=null),!p){let _=r;ce(s,{instancePath:i+"/account",parentData:t,parentDataProperty:"account",rootData:q})||(e=N(e,ce),r=e.length);var p=_===r;f=p}f||(e=o(e,i+
"/account","if",{failingKeyword:"else"},B.properties.account,s),r++)}if(t.owner!==void 0&&(ce(t.owner,{instancePath:i+"/owner",parentData:t,parentDataProperty:"\
owner",rootData:q})||(e=N(e,ce),r=e.length)),t.item_types!==void 0){let s=t.item_types;if(Array.isArray(s)){let n=s.length;for(let f=0;f<n;f++){let m=s[f];if(m&&
typeof m=="object"&&!Array.isArray(m)){m.type===void 0&&(e=o(e,i+"/item_types/"+f,"required",{missingProperty:"type"},B.properties.item_types.items,m),r++),m.id===
void 0&&(e=o(e,i+"/item_types/"+f,"required",{missingProperty:"id"},B.properties.item_types.items,m),r++);for(let _ in m)_==="type"||_==="id"||(e=o(e,i+"/item_t\
ypes/"+f,"additionalProperties",{additionalProperty:_},B.properties.item_types.items,m),r++);if(m.type!==void 0){let _=m.type;typeof _!="string"&&(e=o(e,i+"/ite\
m_types/"+f+"/type","type",{type:"string"},B.properties.item_types.items.properties.type,_),r++),_!=="item_type"&&(e=o(e,i+"/item_types/"+f+"/type","const",{allowedValue:"\
item_type"},B.properties.item_types.items.properties.type,_),r++)}if(m.id!==void 0){let _=m.id;typeof _!="string"&&(e=o(e,i+"/item_types/"+f+"/id","type",{type:"\
string"},B.properties.item_types.items.properties.id,_),r++)}}else e=o(e,i+"/item_types/"+f,"type",{type:"object"},B.properties.item_types.items,m),r++}}else e=
o(e,i+"/item_types","type",{type:"array"},B.properties.item_types,s),r++}t.meta!==void 0&&(Cr(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"me\
ta",rootData:q})||(e=N(e,Cr),r=e.length))}else e=o(e,i,"type",{type:"object"},B,t),r++;return Xr.errors=e,r===0}a.v7=rr;let dr={type:"object",additionalProperties:!1,
required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/ProjectEnvironment"}},meta:{$ref:"standin://flat/schemas#/$de\
fs/ListMeta"}}},Vt={type:"object",additionalProperties:!1,required:["id","type","meta"],properties:{id:{type:"string"},type:{type:"string",const:"environment"},
meta:{$ref:"standin://flat/schemas#/$defs/ProjectEnvironmentMeta"}}},Ue={type:"object",additionalProperties:!1,required:["status","read_only_mode","created_at",
"last_data_change_at","primary","forked_from"],properties:{status:{type:"string",enum:["creating","ready","destroying"]},read_only_mode:{type:"boolean"},created_at:{
type:"string",format:"date-time"},last_data_change_at:{type:"string",format:"date-time"},primary:{type:"boolean"},forked_from:{type:["string","null"]}}};function zr(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.status===void 0&&(e=o(e,i,"r\
equired",{missingProperty:"status"},Ue,t),r++),t.read_only_mode===void 0&&(e=o(e,i,"required",{missingProperty:"read_only_mode"},Ue,t),r++),t.created_at===void 0&&
(e=o(e,i,"required",{missingProperty:"created_at"},Ue,t),r++),t.last_data_change_at===void 0&&(e=o(e,i,"required",{missingProperty:"last_data_change_at"},Ue,t),
r++),t.primary===void 0&&(e=o(e,i,"required",{missingProperty:"primary"},Ue,t),r++),t.forked_from===void 0&&(e=o(e,i,"required",{missingProperty:"forked_from"},
Ue,t),r++);for(let p in t)p==="status"||p==="read_only_mode"||p==="created_at"||p==="last_data_change_at"||p==="primary"||p==="forked_from"||(e=o(e,i,"additiona\
lProperties",{additionalProperty:p},Ue,t),r++);if(t.status!==void 0){let p=t.status;typeof p!="string"&&(e=o(e,i+"/status","type",{type:"string"},Ue.properties.
status,p),r++),p==="creating"||p==="ready"||p==="destroying"||(e=o(e,i+"/status","enum",{allowedValues:Ue.properties.status.enum},Ue.properties.status,p),r++)}if(t.
read_only_mode!==void 0){let p=t.read_only_mode;typeof p!="boolean"&&(e=o(e,i+"/read_only_mode","type",{type:"boolean"},Ue.properties.read_only_mode,p),r++)}if(t.
created_at!==void 0){let p=t.created_at;typeof p=="string"?K.test(p)||(e=o(e,i+"/created_at","format",{format:"date-time"},Ue.properties.created_at,p),r++):(e=o(
e,i+"/created_at","type",{type:"string"},Ue.properties.created_at,p),r++)}if(t.last_data_change_at!==void 0){let p=t.last_data_change_at;typeof p=="string"?K.test(
p)||(e=o(e,i+"/last_data_change_at","format",{format:"date-time"},Ue.properties.last_data_change_at,p),r++):(e=o(e,i+"/last_data_change_at","type",{type:"string"},
Ue.properties.last_data_change_at,p),r++)}if(t.primary!==void 0){let p=t.primary;typeof p!="boolean"&&(e=o(e,i+"/primary","type",{type:"boolean"},Ue.properties.
primary,p),r++)}if(t.forked_from!==void 0){let p=t.forked_from;typeof p!="string"&&p!==null&&(e=o(e,i+"/forked_from","type",{type:Ue.properties.forked_from.type},
Ue.properties.forked_from,p),r++)}}else e=o(e,i,"type",{type:"object"},Ue,t),r++;return zr.errors=e,r===0}function Or(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Vt,t),r++),t.type===void 0&&
(e=o(e,i,"required",{missingProperty:"type"},Vt,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},Vt,t),r++);for(let p in t)p==="id"||p==="t\
ype"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Vt,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"\
string"},Vt.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},Vt.properties.type,p),r++),p!=="e\
nvironment"&&(e=o(e,i+"/type","const",{allowedValue:"environment"},Vt.properties.type,p),r++)}t.meta!==void 0&&(zr(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"\
meta",rootData:q})||(e=N(e,zr),r=e.length))}else e=o(e,i,"type",{type:"object"},Vt,t),r++;return Or.errors=e,r===0}function rr(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},
dr,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},dr,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
dr,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Or(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,
rootData:q})||(e=N(e,Or),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},dr.properties.data,p),r++}t.meta!==void 0&&(Ee(t.meta,{instancePath:i+"/meta",parentData:t,
parentDataProperty:"meta",rootData:q})||(e=N(e,Ee),r=e.length))}else e=o(e,i,"type",{type:"object"},dr,t),r++;return rr.errors=e,r===0}a.v8=Pr;let ar={type:"obj\
ect",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/Upload"}},meta:{$ref:"standin://\
flat/schemas#/$defs/BulkMeta"}}},Me={type:"object",additionalProperties:!1,required:["successful","failed"],properties:{successful:{type:"integer",minimum:0},failed:{
type:"integer",minimum:0}}};function Rr(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.successful===void 0&&(e=o(e,i,"required",{missingProperty:"successful"},Me,t),r++),t.failed===void 0&&(e=o(e,i,"required",{missingProperty:"failed"},
Me,t),r++);for(let p in t)p==="successful"||p==="failed"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Me,t),r++);if(t.successful!==void 0){let p=t.successful;
typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+"/successful","type",{type:"integer"},Me.properties.successful,p),r++),typeof p=="number"&&isFinite(
p)&&(p<0||isNaN(p))&&(e=o(e,i+"/successful","minimum",{comparison:">=",limit:0},Me.properties.successful,p),r++)}if(t.failed!==void 0){let p=t.failed;typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+"/failed","type",{type:"integer"},Me.properties.failed,p),r++),typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))&&
(e=o(e,i+"/failed","minimum",{comparison:">=",limit:0},Me.properties.failed,p),r++)}}else e=o(e,i,"type",{type:"object"},Me,t),r++;return Rr.errors=e,r===0}function Pr(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"req\
uired",{missingProperty:"data"},ar,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},ar,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(
e,i,"additionalProperties",{additionalProperty:p},ar,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Se(p[n],{instancePath:i+
"/data/"+n,parentData:p,parentDataProperty:n,rootData:q})||(e=N(e,Se),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},ar.properties.data,p),r++}t.meta!==
void 0&&(Rr(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:q})||(e=N(e,Rr),r=e.length))}else e=o(e,i,"type",{type:"object"},ar,t),
r++;return Pr.errors=e,r===0}a.v9=ei;let St={type:"object",additionalProperties:!1,required:["tags","uploads"],properties:{tags:{type:"array",items:{type:"strin\
g"}},uploads:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadReference"}}}},Pe={type:"object",additionalProperties:!1,required:["type","id"],properties:{
type:{type:"string",const:"upload"},id:{type:"string"}}};function qt(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Pe,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"\
id"},Pe,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Pe,t),r++);if(t.type!==void 0){let p=t.type;typeof p!=
"string"&&(e=o(e,i+"/type","type",{type:"string"},Pe.properties.type,p),r++),p!=="upload"&&(e=o(e,i+"/type","const",{allowedValue:"upload"},Pe.properties.type,p),
r++)}if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},Pe.properties.id,p),r++)}}else e=o(e,i,"type",{type:"object"},Pe,t),
r++;return qt.errors=e,r===0}function ei(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.tags===void 0&&(e=o(e,i,"required",{missingProperty:"tags"},St,t),r++),t.uploads===void 0&&(e=o(e,i,"required",{missingProperty:"uploads"},St,t),r++);
for(let p in t)p==="tags"||p==="uploads"||(e=o(e,i,"additionalProperties",{additionalProperty:p},St,t),r++);if(t.tags!==void 0){let p=t.tags;if(Array.isArray(p)){
let s=p.length;for(let n=0;n<s;n++){let f=p[n];typeof f!="string"&&(e=o(e,i+"/tags/"+n,"type",{type:"string"},St.properties.tags.items,f),r++)}}else e=o(e,i+"/t\
ags","type",{type:"array"},St.properties.tags,p),r++}if(t.uploads!==void 0){let p=t.uploads;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)qt(p[n],{instancePath:i+
"/uploads/"+n,parentData:p,parentDataProperty:n,rootData:q})||(e=N(e,qt),r=e.length)}else e=o(e,i+"/uploads","type",{type:"array"},St.properties.uploads,p),r++}}else
e=o(e,i,"type",{type:"object"},St,t),r++;return ei.errors=e,r===0}a.v10=Ct;let ir={type:"object",additionalProperties:!1,required:["upload_collection","uploads"],
properties:{upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},uploads:{type:"array",items:{$ref:"standi\
n://flat/schemas#/$defs/UploadReference"}}}};function Ct(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.upload_collection===void 0&&(e=o(e,i,"required",{missingProperty:"upload_collection"},ir,t),r++),t.uploads===void 0&&(e=o(e,i,"re\
quired",{missingProperty:"uploads"},ir,t),r++);for(let s in t)s==="upload_collection"||s==="uploads"||(e=o(e,i,"additionalProperties",{additionalProperty:s},ir,
t),r++);if(t.upload_collection!==void 0){let s=t.upload_collection,n=r,f=!0,m=r;s!==null&&(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;
le(s,{instancePath:i+"/upload_collection",parentData:t,parentDataProperty:"upload_collection",rootData:q})||(e=N(e,le),r=e.length);var p=_===r;f=p}f||(e=o(e,i+"\
/upload_collection","if",{failingKeyword:"else"},ir.properties.upload_collection,s),r++)}if(t.uploads!==void 0){let s=t.uploads;if(Array.isArray(s)){let n=s.length;
for(let f=0;f<n;f++)qt(s[f],{instancePath:i+"/uploads/"+f,parentData:s,parentDataProperty:f,rootData:q})||(e=N(e,qt),r=e.length)}else e=o(e,i+"/uploads","type",
{type:"array"},ir.properties.uploads,s),r++}}else e=o(e,i,"type",{type:"object"},ir,t),r++;return Ct.errors=e,r===0}a.v11=ti;let qr={type:"object",additionalProperties:!1,
required:["uploads"],properties:{uploads:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadReference"}}}};function ti(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.uploads===void 0&&(e=o(e,i,"required",{missingProperty:"upl\
oads"},qr,t),r++);for(let p in t)p!=="uploads"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},qr,t),r++);if(t.uploads!==void 0){let p=t.uploads;if(Array.
isArray(p)){let s=p.length;for(let n=0;n<s;n++)qt(p[n],{instancePath:i+"/uploads/"+n,parentData:p,parentDataProperty:n,rootData:q})||(e=N(e,qt),r=e.length)}else
e=o(e,i+"/uploads","type",{type:"array"},qr.properties.uploads,p),r++}}else e=o(e,i,"type",{type:"object"},qr,t),r++;return ti.errors=e,r===0}a.v12=ri;let yr={type:"\
object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/RecordEntity"}},meta:{$ref:"s\
tandin://flat/schemas#/$defs/ListMeta"}}},jt={type:"object",additionalProperties:!1,required:["id","type"],properties:{id:{type:"string"},type:{type:"string"},attributes:{
type:"object",additionalProperties:!0},relationships:{type:"object",additionalProperties:!0},meta:{type:"object",additionalProperties:!0}}};function Lr(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"\
id"},jt,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},jt,t),r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||p==="relationshi\
ps"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},jt,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"\
string"},jt.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},jt.properties.type,p),r++)}if(t.attributes!==
void 0){let p=t.attributes;p&&typeof p=="object"&&!Array.isArray(p)||(e=o(e,i+"/attributes","type",{type:"object"},jt.properties.attributes,p),r++)}if(t.relationships!==
void 0){let p=t.relationships;p&&typeof p=="object"&&!Array.isArray(p)||(e=o(e,i+"/relationships","type",{type:"object"},jt.properties.relationships,p),r++)}if(t.
meta!==void 0){let p=t.meta;p&&typeof p=="object"&&!Array.isArray(p)||(e=o(e,i+"/meta","type",{type:"object"},jt.properties.meta,p),r++)}}else e=o(e,i,"type",{type:"\
object"},jt,t),r++;return Lr.errors=e,r===0}function ri(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},yr,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"met\
a"},yr,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},yr,t),r++);if(t.data!==void 0){let p=t.data;if(Array.
isArray(p)){let s=p.length;for(let n=0;n<s;n++)Lr(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:q})||(e=N(e,Lr),r=e.length)}else e=
o(e,i+"/data","type",{type:"array"},yr.properties.data,p),r++}t.meta!==void 0&&(Ee(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:q})||
(e=N(e,Ee),r=e.length))}else e=o(e,i,"type",{type:"object"},yr,t),r++;return ri.errors=e,r===0}a.v13=ii;let ur={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadTrack"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},ke={
type:"object",additionalProperties:!1,required:["id","type","name","language_code","error","status","closed_captions","upload"],properties:{id:{type:"string"},type:{
type:"string",const:"upload_track"},name:{type:"string"},language_code:{type:"string"},error:{type:["string","null"]},status:{type:"string",enum:["preparing","r\
eady","errored"]},closed_captions:{type:["boolean","null"]},upload:{$ref:"standin://flat/schemas#/$defs/UploadReference"}}};function Sr(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},ke,
t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},ke,t),r++),t.name===void 0&&(e=o(e,i,"required",{missingProperty:"name"},ke,t),r++),t.language_code===
void 0&&(e=o(e,i,"required",{missingProperty:"language_code"},ke,t),r++),t.error===void 0&&(e=o(e,i,"required",{missingProperty:"error"},ke,t),r++),t.status===void 0&&
(e=o(e,i,"required",{missingProperty:"status"},ke,t),r++),t.closed_captions===void 0&&(e=o(e,i,"required",{missingProperty:"closed_captions"},ke,t),r++),t.upload===
void 0&&(e=o(e,i,"required",{missingProperty:"upload"},ke,t),r++);for(let p in t)p==="id"||p==="type"||p==="name"||p==="language_code"||p==="error"||p==="status"||
p==="closed_captions"||p==="upload"||(e=o(e,i,"additionalProperties",{additionalProperty:p},ke,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+
"/id","type",{type:"string"},ke.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},ke.properties.
type,p),r++),p!=="upload_track"&&(e=o(e,i+"/type","const",{allowedValue:"upload_track"},ke.properties.type,p),r++)}if(t.name!==void 0){let p=t.name;typeof p!="s\
tring"&&(e=o(e,i+"/name","type",{type:"string"},ke.properties.name,p),r++)}if(t.language_code!==void 0){let p=t.language_code;typeof p!="string"&&(e=o(e,i+"/lan\
guage_code","type",{type:"string"},ke.properties.language_code,p),r++)}if(t.error!==void 0){let p=t.error;typeof p!="string"&&p!==null&&(e=o(e,i+"/error","type",
{type:ke.properties.error.type},ke.properties.error,p),r++)}if(t.status!==void 0){let p=t.status;typeof p!="string"&&(e=o(e,i+"/status","type",{type:"string"},ke.
properties.status,p),r++),p==="preparing"||p==="ready"||p==="errored"||(e=o(e,i+"/status","enum",{allowedValues:ke.properties.status.enum},ke.properties.status,
p),r++)}if(t.closed_captions!==void 0){let p=t.closed_captions;typeof p!="boolean"&&p!==null&&(e=o(e,i+"/closed_captions","type",{type:ke.properties.closed_captions.
type},ke.properties.closed_captions,p),r++)}t.upload!==void 0&&(qt(t.upload,{instancePath:i+"/upload",parentData:t,parentDataProperty:"upload",rootData:q})||(e=
N(e,qt),r=e.length))}else e=o(e,i,"type",{type:"object"},ke,t),r++;return Sr.errors=e,r===0}function ii(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},ur,t),r++),t.meta===void 0&&(e=o(e,i,"\
required",{missingProperty:"meta"},ur,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},ur,t),r++);if(t.data!==
void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Sr(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:q})||
(e=N(e,Sr),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},ur.properties.data,p),r++}t.meta!==void 0&&(Ee(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"\
meta",rootData:q})||(e=N(e,Ee),r=e.length))}else e=o(e,i,"type",{type:"object"},ur,t),r++;return ii.errors=e,r===0}a.v14=pi;let et={type:"object",additionalProperties:!1,
required:["url_or_upload_request_id","type","language_code"],properties:{url_or_upload_request_id:{type:"string"},type:{type:"string",enum:["subtitles","audio"]},
name:{type:"string"},language_code:{type:"string"},closed_captions:{type:["boolean","null"]}}};function pi(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.url_or_upload_request_id===void 0&&(e=o(e,i,"required",{missingProperty:"url_or_\
upload_request_id"},et,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},et,t),r++),t.language_code===void 0&&(e=o(e,i,"required",{missingProperty:"\
language_code"},et,t),r++);for(let p in t)p==="url_or_upload_request_id"||p==="type"||p==="name"||p==="language_code"||p==="closed_captions"||(e=o(e,i,"addition\
alProperties",{additionalProperty:p},et,t),r++);if(t.url_or_upload_request_id!==void 0){let p=t.url_or_upload_request_id;typeof p!="string"&&(e=o(e,i+"/url_or_u\
pload_request_id","type",{type:"string"},et.properties.url_or_upload_request_id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","t\
ype",{type:"string"},et.properties.type,p),r++),p==="subtitles"||p==="audio"||(e=o(e,i+"/type","enum",{allowedValues:et.properties.type.enum},et.properties.type,
p),r++)}if(t.name!==void 0){let p=t.name;typeof p!="string"&&(e=o(e,i+"/name","type",{type:"string"},et.properties.name,p),r++)}if(t.language_code!==void 0){let p=t.
language_code;typeof p!="string"&&(e=o(e,i+"/language_code","type",{type:"string"},et.properties.language_code,p),r++)}if(t.closed_captions!==void 0){let p=t.closed_captions;
typeof p!="boolean"&&p!==null&&(e=o(e,i+"/closed_captions","type",{type:et.properties.closed_captions.type},et.properties.closed_captions,p),r++)}}else e=o(e,i,
"type",{type:"object"},et,t),r++;return pi.errors=e,r===0}a.v15=oi;let mr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"\
array",items:{$ref:"standin://flat/schemas#/$defs/UploadTag"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},Ce={type:"object",additionalProperties:!1,
required:["id","type","name"],properties:{id:{type:"string"},type:{type:"string",const:"upload_tag"},name:{type:"string"}}};function Mr(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Ce,
t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Ce,t),r++),t.name===void 0&&(e=o(e,i,"required",{missingProperty:"name"},Ce,t),r++);for(let p in t)
p==="id"||p==="type"||p==="name"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Ce,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/\
id","type",{type:"string"},Ce.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},Ce.properties.type,
p),r++),p!=="upload_tag"&&(e=o(e,i+"/type","const",{allowedValue:"upload_tag"},Ce.properties.type,p),r++)}if(t.name!==void 0){let p=t.name;typeof p!="string"&&(e=
o(e,i+"/name","type",{type:"string"},Ce.properties.name,p),r++)}}else e=o(e,i,"type",{type:"object"},Ce,t),r++;return Mr.errors=e,r===0}function oi(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"\
data"},mr,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},mr,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",
{additionalProperty:p},mr,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Mr(p[n],{instancePath:i+"/data/"+n,parentData:p,
parentDataProperty:n,rootData:q})||(e=N(e,Mr),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},mr.properties.data,p),r++}t.meta!==void 0&&(Ee(t.meta,{instancePath:i+
"/meta",parentData:t,parentDataProperty:"meta",rootData:q})||(e=N(e,Ee),r=e.length))}else e=o(e,i,"type",{type:"object"},mr,t),r++;return oi.errors=e,r===0}a.v16=
si;function si(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&
(e=o(e,i,"required",{missingProperty:"id"},Ce,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Ce,t),r++),t.name===void 0&&(e=o(e,i,"requir\
ed",{missingProperty:"name"},Ce,t),r++);for(let p in t)p==="id"||p==="type"||p==="name"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Ce,t),r++);if(t.
id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},Ce.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&
(e=o(e,i+"/type","type",{type:"string"},Ce.properties.type,p),r++),p!=="upload_tag"&&(e=o(e,i+"/type","const",{allowedValue:"upload_tag"},Ce.properties.type,p),
r++)}if(t.name!==void 0){let p=t.name;typeof p!="string"&&(e=o(e,i+"/name","type",{type:"string"},Ce.properties.name,p),r++)}}else e=o(e,i,"type",{type:"object"},
Ce,t),r++;return si.errors=e,r===0}a.v17=ni;let jr={type:"object",additionalProperties:!1,required:["name"],properties:{name:{type:"string"}}};function ni(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.name===void 0&&(e=o(e,i,"required",{missingProperty:"\
name"},jr,t),r++);for(let p in t)p!=="name"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},jr,t),r++);if(t.name!==void 0){let p=t.name;typeof p!="strin\
g"&&(e=o(e,i+"/name","type",{type:"string"},jr.properties.name,p),r++)}}else e=o(e,i,"type",{type:"object"},jr,t),r++;return ni.errors=e,r===0}a.v18=li;let _r={
type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadSmartTag"}},meta:{
$ref:"standin://flat/schemas#/$defs/ListMeta"}}},Dt={type:"object",additionalProperties:!1,required:["id","type","name"],properties:{id:{type:"string"},type:{type:"\
string",const:"upload_smart_tag"},name:{type:"string"}}};function Wr(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Dt,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"\
type"},Dt,t),r++),t.name===void 0&&(e=o(e,i,"required",{missingProperty:"name"},Dt,t),r++);for(let p in t)p==="id"||p==="type"||p==="name"||(e=o(e,i,"additional\
Properties",{additionalProperty:p},Dt,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},Dt.properties.id,p),r++)}if(t.
type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},Dt.properties.type,p),r++),p!=="upload_smart_tag"&&(e=o(e,i+"/type","con\
st",{allowedValue:"upload_smart_tag"},Dt.properties.type,p),r++)}if(t.name!==void 0){let p=t.name;typeof p!="string"&&(e=o(e,i+"/name","type",{type:"string"},Dt.
properties.name,p),r++)}}else e=o(e,i,"type",{type:"object"},Dt,t),r++;return Wr.errors=e,r===0}function li(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},_r,t),r++),t.meta===
void 0&&(e=o(e,i,"required",{missingProperty:"meta"},_r,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},_r,
t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Wr(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,
rootData:q})||(e=N(e,Wr),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},_r.properties.data,p),r++}t.meta!==void 0&&(Ee(t.meta,{instancePath:i+"/meta",parentData:t,
parentDataProperty:"meta",rootData:q})||(e=N(e,Ee),r=e.length))}else e=o(e,i,"type",{type:"object"},_r,t),r++;return li.errors=e,r===0}a.v19=br;let X={type:"obj\
ect",additionalProperties:!1,required:["id","type","name","filter","shared"],properties:{id:{type:"string"},type:{type:"string",const:"upload_filter"},name:{type:"\
string"},filter:{type:"object",additionalProperties:!0},shared:{type:"boolean"}}};function br(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},X,t),r++),t.type===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"type"},X,t),r++),t.name===void 0&&(e=o(e,i,"required",{missingProperty:"name"},X,t),r++),t.filter===void 0&&(e=o(e,i,"required",{missingProperty:"\
filter"},X,t),r++),t.shared===void 0&&(e=o(e,i,"required",{missingProperty:"shared"},X,t),r++);for(let p in t)p==="id"||p==="type"||p==="name"||p==="filter"||p===
"shared"||(e=o(e,i,"additionalProperties",{additionalProperty:p},X,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},
X.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},X.properties.type,p),r++),p!=="upload_filte\
r"&&(e=o(e,i+"/type","const",{allowedValue:"upload_filter"},X.properties.type,p),r++)}if(t.name!==void 0){let p=t.name;typeof p!="string"&&(e=o(e,i+"/name","typ\
e",{type:"string"},X.properties.name,p),r++)}if(t.filter!==void 0){let p=t.filter;p&&typeof p=="object"&&!Array.isArray(p)||(e=o(e,i+"/filter","type",{type:"obj\
ect"},X.properties.filter,p),r++)}if(t.shared!==void 0){let p=t.shared;typeof p!="boolean"&&(e=o(e,i+"/shared","type",{type:"boolean"},X.properties.shared,p),r++)}}else
e=o(e,i,"type",{type:"object"},X,t),r++;return br.errors=e,r===0}a.v20=Br;let pr={type:"object",additionalProperties:!1,properties:{name:{type:"string"},filter:{
type:"object",additionalProperties:!0},shared:{type:"boolean"}}};function Br(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let p in t)p==="name"||p==="filter"||p==="shared"||(e=o(e,i,"additionalProperties",{additionalProperty:p},pr,
t),r++);if(t.name!==void 0){let p=t.name;typeof p!="string"&&(e=o(e,i+"/name","type",{type:"string"},pr.properties.name,p),r++)}if(t.filter!==void 0){let p=t.filter;
p&&typeof p=="object"&&!Array.isArray(p)||(e=o(e,i+"/filter","type",{type:"object"},pr.properties.filter,p),r++)}if(t.shared!==void 0){let p=t.shared;typeof p!=
"boolean"&&(e=o(e,i+"/shared","type",{type:"boolean"},pr.properties.shared,p),r++)}}else e=o(e,i,"type",{type:"object"},pr,t),r++;return Br.errors=e,r===0}a.v21=
Kr;let ut={type:"object",additionalProperties:!1,required:["name","filter","shared"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},name:{type:"st\
ring"},filter:{type:"object",additionalProperties:!0},shared:{type:"boolean"}}};function Kr(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.name===void 0&&(e=o(e,i,"required",{missingProperty:"name"},ut,t),r++),t.filter===void 0&&(e=o(e,i,
"required",{missingProperty:"filter"},ut,t),r++),t.shared===void 0&&(e=o(e,i,"required",{missingProperty:"shared"},ut,t),r++);for(let p in t)p==="id"||p==="name"||
p==="filter"||p==="shared"||(e=o(e,i,"additionalProperties",{additionalProperty:p},ut,t),r++);if(t.id!==void 0){let p=t.id;typeof p=="string"?De.test(p)||(e=o(e,
i+"/id","pattern",{pattern:"^[A-Za-z0-9_-]{22}$"},ut.properties.id,p),r++):(e=o(e,i+"/id","type",{type:"string"},ut.properties.id,p),r++)}if(t.name!==void 0){let p=t.
name;typeof p!="string"&&(e=o(e,i+"/name","type",{type:"string"},ut.properties.name,p),r++)}if(t.filter!==void 0){let p=t.filter;p&&typeof p=="object"&&!Array.isArray(
p)||(e=o(e,i+"/filter","type",{type:"object"},ut.properties.filter,p),r++)}if(t.shared!==void 0){let p=t.shared;typeof p!="boolean"&&(e=o(e,i+"/shared","type",{
type:"boolean"},ut.properties.shared,p),r++)}}else e=o(e,i,"type",{type:"object"},ut,t),r++;return Kr.errors=e,r===0}a.v22=fi;let or={type:"object",additionalProperties:!1,
required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadFilter"}},meta:{$ref:"standin://flat/schemas#/$defs/Lis\
tMeta"}}};function fi(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===
void 0&&(e=o(e,i,"required",{missingProperty:"data"},or,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},or,t),r++);for(let p in t)p==="dat\
a"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},or,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<
s;n++)br(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:q})||(e=N(e,br),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},or.properties.
data,p),r++}t.meta!==void 0&&(Ee(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:q})||(e=N(e,Ee),r=e.length))}else e=o(e,i,"type",
{type:"object"},or,t),r++;return fi.errors=e,r===0}a.v23=di;let tt={type:"object",additionalProperties:!1,required:["id","type","url","request_headers"],properties:{
id:{type:"string"},type:{type:"string",const:"upload_request"},url:{type:"string",format:"uri"},request_headers:{type:"object",additionalProperties:{type:"strin\
g"}}}};function di(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&
(e=o(e,i,"required",{missingProperty:"id"},tt,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},tt,t),r++),t.url===void 0&&(e=o(e,i,"require\
d",{missingProperty:"url"},tt,t),r++),t.request_headers===void 0&&(e=o(e,i,"required",{missingProperty:"request_headers"},tt,t),r++);for(let p in t)p==="id"||p===
"type"||p==="url"||p==="request_headers"||(e=o(e,i,"additionalProperties",{additionalProperty:p},tt,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=
o(e,i+"/id","type",{type:"string"},tt.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},tt.properties.
type,p),r++),p!=="upload_request"&&(e=o(e,i+"/type","const",{allowedValue:"upload_request"},tt.properties.type,p),r++)}if(t.url!==void 0){let p=t.url;typeof p==
"string"?H(p)||(e=o(e,i+"/url","format",{format:"uri"},tt.properties.url,p),r++):(e=o(e,i+"/url","type",{type:"string"},tt.properties.url,p),r++)}if(t.request_headers!==
void 0){let p=t.request_headers;if(p&&typeof p=="object"&&!Array.isArray(p))for(let s in p){let n=p[s];typeof n!="string"&&(e=o(e,i+"/request_headers/"+s.replace(
/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},tt.properties.request_headers.additionalProperties,n),r++)}else e=o(e,i+"/request_headers","type",{type:"o\
bject"},tt.properties.request_headers,p),r++}}else e=o(e,i,"type",{type:"object"},tt,t),r++;return di.errors=e,r===0}a.v24=ai;let Dr={type:"object",additionalProperties:!1,
properties:{filename:{type:"string"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function ai(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)s==="filename"||
s==="upload_collection"||(e=o(e,i,"additionalProperties",{additionalProperty:s},Dr,t),r++);if(t.filename!==void 0){let s=t.filename;typeof s!="string"&&(e=o(e,i+
"/filename","type",{type:"string"},Dr.properties.filename,s),r++)}if(t.upload_collection!==void 0){let s=t.upload_collection,n=r,f=!0,m=r;s!==null&&(e=o(e),r++);
var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;le(s,{instancePath:i+"/upload_collection",parentData:t,parentDataProperty:"upload_collection",rootData:q})||
(e=N(e,le),r=e.length);var p=_===r;f=p}f||(e=o(e,i+"/upload_collection","if",{failingKeyword:"else"},Dr.properties.upload_collection,s),r++)}}else e=o(e,i,"type",
{type:"object"},Dr,t),r++;return ai.errors=e,r===0}a.v25=kr;let P={type:"object",additionalProperties:!1,required:["id","type","name","url","custom_payload","he\
aders","events","http_basic_user","http_basic_password","enabled","payload_api_version","nested_items_in_payload","auto_retry"],properties:{id:{type:"string"},type:{
type:"string",const:"webhook"},name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"\
string"}},events:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["s\
tring","null"],format:"password"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolea\
n"}}},Xe={type:"object",additionalProperties:!1,required:["entity_type","event_types"],properties:{entity_type:{$ref:"standin://flat/schemas#/$defs/EntityType"},
event_types:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/EventType"}},filters:{type:["array","null"],items:{$ref:"standin://flat/schemas#/$defs/Webh\
ookEventFilter"}}}},Zr={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user","cda_cache_tags"]};function kt(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;return typeof t!="string"&&(e=o(e,i,"type",{type:"string"},Zr,t),r++),t==="\
item"||t==="item_type"||t==="upload"||t==="build_trigger"||t==="environment"||t==="maintenance_mode"||t==="sso_user"||t==="cda_cache_tags"||(e=o(e,i,"enum",{allowedValues:Zr.
enum},Zr,t),r++),kt.errors=e,r===0}let Yr={type:"string",enum:["create","update","delete","publish","unpublish","promote","deploy_started","deploy_succeeded","d\
eploy_failed","change","invalidate"]};function ht(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;return typeof t!="stri\
ng"&&(e=o(e,i,"type",{type:"string"},Yr,t),r++),t==="create"||t==="update"||t==="delete"||t==="publish"||t==="unpublish"||t==="promote"||t==="deploy_started"||t===
"deploy_succeeded"||t==="deploy_failed"||t==="change"||t==="invalidate"||(e=o(e,i,"enum",{allowedValues:Yr.enum},Yr,t),r++),ht.errors=e,r===0}let ct={type:"obje\
ct",additionalProperties:!1,required:["entity_type","entity_ids"],properties:{entity_type:{type:"string",enum:["item_type","item","build_trigger","environment",
"environment_type"]},entity_ids:{type:"array",minItems:1,items:{type:"string"}}}};function gr(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.entity_type===void 0&&(e=o(e,i,"required",{missingProperty:"entity_type"},ct,t),r++),t.entity_ids===
void 0&&(e=o(e,i,"required",{missingProperty:"entity_ids"},ct,t),r++);for(let p in t)p==="entity_type"||p==="entity_ids"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
ct,t),r++);if(t.entity_type!==void 0){let p=t.entity_type;typeof p!="string"&&(e=o(e,i+"/entity_type","type",{type:"string"},ct.properties.entity_type,p),r++),p===
"item_type"||p==="item"||p==="build_trigger"||p==="environment"||p==="environment_type"||(e=o(e,i+"/entity_type","enum",{allowedValues:ct.properties.entity_type.
enum},ct.properties.entity_type,p),r++)}if(t.entity_ids!==void 0){let p=t.entity_ids;if(Array.isArray(p)){p.length<1&&(e=o(e,i+"/entity_ids","minItems",{limit:1},
ct.properties.entity_ids,p),r++);let s=p.length;for(let n=0;n<s;n++){let f=p[n];typeof f!="string"&&(e=o(e,i+"/entity_ids/"+n,"type",{type:"string"},ct.properties.
entity_ids.items,f),r++)}}else e=o(e,i+"/entity_ids","type",{type:"array"},ct.properties.entity_ids,p),r++}}else e=o(e,i,"type",{type:"object"},ct,t),r++;return gr.
errors=e,r===0}function zt(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){
t.entity_type===void 0&&(e=o(e,i,"required",{missingProperty:"entity_type"},Xe,t),r++),t.event_types===void 0&&(e=o(e,i,"required",{missingProperty:"event_types"},
Xe,t),r++);for(let p in t)p==="entity_type"||p==="event_types"||p==="filters"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Xe,t),r++);if(t.entity_type!==
void 0&&(kt(t.entity_type,{instancePath:i+"/entity_type",parentData:t,parentDataProperty:"entity_type",rootData:q})||(e=N(e,kt),r=e.length)),t.event_types!==void 0){
let p=t.event_types;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)ht(p[n],{instancePath:i+"/event_types/"+n,parentData:p,parentDataProperty:n,rootData:q})||
(e=N(e,ht),r=e.length)}else e=o(e,i+"/event_types","type",{type:"array"},Xe.properties.event_types,p),r++}if(t.filters!==void 0){let p=t.filters;if(!Array.isArray(
p)&&p!==null&&(e=o(e,i+"/filters","type",{type:Xe.properties.filters.type},Xe.properties.filters,p),r++),Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)gr(
p[n],{instancePath:i+"/filters/"+n,parentData:p,parentDataProperty:n,rootData:q})||(e=N(e,gr),r=e.length)}}}else e=o(e,i,"type",{type:"object"},Xe,t),r++;return zt.
errors=e,r===0}function kr(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){
t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},P,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},P,t),r++),t.name===void 0&&(e=
o(e,i,"required",{missingProperty:"name"},P,t),r++),t.url===void 0&&(e=o(e,i,"required",{missingProperty:"url"},P,t),r++),t.custom_payload===void 0&&(e=o(e,i,"r\
equired",{missingProperty:"custom_payload"},P,t),r++),t.headers===void 0&&(e=o(e,i,"required",{missingProperty:"headers"},P,t),r++),t.events===void 0&&(e=o(e,i,
"required",{missingProperty:"events"},P,t),r++),t.http_basic_user===void 0&&(e=o(e,i,"required",{missingProperty:"http_basic_user"},P,t),r++),t.http_basic_password===
void 0&&(e=o(e,i,"required",{missingProperty:"http_basic_password"},P,t),r++),t.enabled===void 0&&(e=o(e,i,"required",{missingProperty:"enabled"},P,t),r++),t.payload_api_version===
void 0&&(e=o(e,i,"required",{missingProperty:"payload_api_version"},P,t),r++),t.nested_items_in_payload===void 0&&(e=o(e,i,"required",{missingProperty:"nested_i\
tems_in_payload"},P,t),r++),t.auto_retry===void 0&&(e=o(e,i,"required",{missingProperty:"auto_retry"},P,t),r++);for(let p in t)Y.call(P.properties,p)||(e=o(e,i,
"additionalProperties",{additionalProperty:p},P,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},P.properties.id,p),
r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},P.properties.type,p),r++),p!=="webhook"&&(e=o(e,i+"/type","con\
st",{allowedValue:"webhook"},P.properties.type,p),r++)}if(t.name!==void 0){let p=t.name;typeof p!="string"&&(e=o(e,i+"/name","type",{type:"string"},P.properties.
name,p),r++)}if(t.url!==void 0){let p=t.url;typeof p!="string"&&(e=o(e,i+"/url","type",{type:"string"},P.properties.url,p),r++)}if(t.custom_payload!==void 0){let p=t.
custom_payload;typeof p!="string"&&p!==null&&(e=o(e,i+"/custom_payload","type",{type:P.properties.custom_payload.type},P.properties.custom_payload,p),r++)}if(t.
headers!==void 0){let p=t.headers;if(p&&typeof p=="object"&&!Array.isArray(p))for(let s in p){let n=p[s];typeof n!="string"&&(e=o(e,i+"/headers/"+s.replace(/~/g,
"~0").replace(/\//g,"~1"),"type",{type:"string"},P.properties.headers.additionalProperties,n),r++)}else e=o(e,i+"/headers","type",{type:"object"},P.properties.headers,
p),r++}if(t.events!==void 0){let p=t.events;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)zt(p[n],{instancePath:i+"/events/"+n,parentData:p,parentDataProperty:n,
rootData:q})||(e=N(e,zt),r=e.length)}else e=o(e,i+"/events","type",{type:"array"},P.properties.events,p),r++}if(t.http_basic_user!==void 0){let p=t.http_basic_user;
typeof p!="string"&&p!==null&&(e=o(e,i+"/http_basic_user","type",{type:P.properties.http_basic_user.type},P.properties.http_basic_user,p),r++)}if(t.http_basic_password!==
void 0){let p=t.http_basic_password;typeof p!="string"&&p!==null&&(e=o(e,i+"/http_basic_password","type",{type:P.properties.http_basic_password.type},P.properties.
http_basic_password,p),r++)}if(t.enabled!==void 0){let p=t.enabled;typeof p!="boolean"&&(e=o(e,i+"/enabled","type",{type:"boolean"},P.properties.enabled,p),r++)}
if(t.payload_api_version!==void 0){let p=t.payload_api_version;typeof p!="string"&&(e=o(e,i+"/payload_api_version","type",{type:"string"},P.properties.payload_api_version,
p),r++)}if(t.nested_items_in_payload!==void 0){let p=t.nested_items_in_payload;typeof p!="boolean"&&(e=o(e,i+"/nested_items_in_payload","type",{type:"boolean"},
P.properties.nested_items_in_payload,p),r++)}if(t.auto_retry!==void 0){let p=t.auto_retry;typeof p!="boolean"&&(e=o(e,i+"/auto_retry","type",{type:"boolean"},P.
properties.auto_retry,p),r++)}}else e=o(e,i,"type",{type:"object"},P,t),r++;return kr.errors=e,r===0}a.v26=yi;let ze={type:"object",additionalProperties:!1,properties:{
name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"arra\
y",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"],format:"passw\
ord"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}};function yi(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let p in t)Y.call(ze.properties,p)||(e=o(e,i,
"additionalProperties",{additionalProperty:p},ze,t),r++);if(t.name!==void 0){let p=t.name;typeof p!="string"&&(e=o(e,i+"/name","type",{type:"string"},ze.properties.
name,p),r++)}if(t.url!==void 0){let p=t.url;typeof p!="string"&&(e=o(e,i+"/url","type",{type:"string"},ze.properties.url,p),r++)}if(t.custom_payload!==void 0){let p=t.
custom_payload;typeof p!="string"&&p!==null&&(e=o(e,i+"/custom_payload","type",{type:ze.properties.custom_payload.type},ze.properties.custom_payload,p),r++)}if(t.
headers!==void 0){let p=t.headers;if(p&&typeof p=="object"&&!Array.isArray(p))for(let s in p){let n=p[s];typeof n!="string"&&(e=o(e,i+"/headers/"+s.replace(/~/g,
"~0").replace(/\//g,"~1"),"type",{type:"string"},ze.properties.headers.additionalProperties,n),r++)}else e=o(e,i+"/headers","type",{type:"object"},ze.properties.
headers,p),r++}if(t.events!==void 0){let p=t.events;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)zt(p[n],{instancePath:i+"/events/"+n,parentData:p,parentDataProperty:n,
rootData:q})||(e=N(e,zt),r=e.length)}else e=o(e,i+"/events","type",{type:"array"},ze.properties.events,p),r++}if(t.http_basic_user!==void 0){let p=t.http_basic_user;
typeof p!="string"&&p!==null&&(e=o(e,i+"/http_basic_user","type",{type:ze.properties.http_basic_user.type},ze.properties.http_basic_user,p),r++)}if(t.http_basic_password!==
void 0){let p=t.http_basic_password;typeof p!="string"&&p!==null&&(e=o(e,i+"/http_basic_password","type",{type:ze.properties.http_basic_password.type},ze.properties.
http_basic_password,p),r++)}if(t.enabled!==void 0){let p=t.enabled;typeof p!="boolean"&&(e=o(e,i+"/enabled","type",{type:"boolean"},ze.properties.enabled,p),r++)}
if(t.payload_api_version!==void 0){let p=t.payload_api_version;typeof p!="string"&&(e=o(e,i+"/payload_api_version","type",{type:"string"},ze.properties.payload_api_version,
p),r++)}if(t.nested_items_in_payload!==void 0){let p=t.nested_items_in_payload;typeof p!="boolean"&&(e=o(e,i+"/nested_items_in_payload","type",{type:"boolean"},
ze.properties.nested_items_in_payload,p),r++)}if(t.auto_retry!==void 0){let p=t.auto_retry;typeof p!="boolean"&&(e=o(e,i+"/auto_retry","type",{type:"boolean"},ze.
properties.auto_retry,p),r++)}}else e=o(e,i,"type",{type:"object"},ze,t),r++;return yi.errors=e,r===0}a.v27=ui;let ue={type:"object",additionalProperties:!1,required:[
"name","url","custom_payload","headers","events","http_basic_user","http_basic_password"],properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:[
"string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{
type:["string","null"]},http_basic_password:{type:["string","null"],format:"password"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{
type:"boolean"},auto_retry:{type:"boolean"}}};function ui(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.name===void 0&&(e=o(e,i,"required",{missingProperty:"name"},ue,t),r++),t.url===void 0&&(e=o(e,i,"required",{missingProperty:"url"},
ue,t),r++),t.custom_payload===void 0&&(e=o(e,i,"required",{missingProperty:"custom_payload"},ue,t),r++),t.headers===void 0&&(e=o(e,i,"required",{missingProperty:"\
headers"},ue,t),r++),t.events===void 0&&(e=o(e,i,"required",{missingProperty:"events"},ue,t),r++),t.http_basic_user===void 0&&(e=o(e,i,"required",{missingProperty:"\
http_basic_user"},ue,t),r++),t.http_basic_password===void 0&&(e=o(e,i,"required",{missingProperty:"http_basic_password"},ue,t),r++);for(let p in t)Y.call(ue.properties,
p)||(e=o(e,i,"additionalProperties",{additionalProperty:p},ue,t),r++);if(t.name!==void 0){let p=t.name;typeof p!="string"&&(e=o(e,i+"/name","type",{type:"string"},
ue.properties.name,p),r++)}if(t.url!==void 0){let p=t.url;typeof p!="string"&&(e=o(e,i+"/url","type",{type:"string"},ue.properties.url,p),r++)}if(t.custom_payload!==
void 0){let p=t.custom_payload;typeof p!="string"&&p!==null&&(e=o(e,i+"/custom_payload","type",{type:ue.properties.custom_payload.type},ue.properties.custom_payload,
p),r++)}if(t.headers!==void 0){let p=t.headers;if(p&&typeof p=="object"&&!Array.isArray(p))for(let s in p){let n=p[s];typeof n!="string"&&(e=o(e,i+"/headers/"+s.
replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},ue.properties.headers.additionalProperties,n),r++)}else e=o(e,i+"/headers","type",{type:"object"},
ue.properties.headers,p),r++}if(t.events!==void 0){let p=t.events;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)zt(p[n],{instancePath:i+"/events/"+n,parentData:p,
parentDataProperty:n,rootData:q})||(e=N(e,zt),r=e.length)}else e=o(e,i+"/events","type",{type:"array"},ue.properties.events,p),r++}if(t.http_basic_user!==void 0){
let p=t.http_basic_user;typeof p!="string"&&p!==null&&(e=o(e,i+"/http_basic_user","type",{type:ue.properties.http_basic_user.type},ue.properties.http_basic_user,
p),r++)}if(t.http_basic_password!==void 0){let p=t.http_basic_password;typeof p!="string"&&p!==null&&(e=o(e,i+"/http_basic_password","type",{type:ue.properties.
http_basic_password.type},ue.properties.http_basic_password,p),r++)}if(t.enabled!==void 0){let p=t.enabled;typeof p!="boolean"&&(e=o(e,i+"/enabled","type",{type:"\
boolean"},ue.properties.enabled,p),r++)}if(t.payload_api_version!==void 0){let p=t.payload_api_version;typeof p!="string"&&(e=o(e,i+"/payload_api_version","type",
{type:"string"},ue.properties.payload_api_version,p),r++)}if(t.nested_items_in_payload!==void 0){let p=t.nested_items_in_payload;typeof p!="boolean"&&(e=o(e,i+"\
/nested_items_in_payload","type",{type:"boolean"},ue.properties.nested_items_in_payload,p),r++)}if(t.auto_retry!==void 0){let p=t.auto_retry;typeof p!="boolean"&&
(e=o(e,i+"/auto_retry","type",{type:"boolean"},ue.properties.auto_retry,p),r++)}}else e=o(e,i,"type",{type:"object"},ue,t),r++;return ui.errors=e,r===0}a.v28=W;
let D={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/Webhook"}},meta:{
$ref:"standin://flat/schemas#/$defs/ListMeta"}}};function W(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},D,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},
D,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},D,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(
p)){let s=p.length;for(let n=0;n<s;n++)kr(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:q})||(e=N(e,kr),r=e.length)}else e=o(e,i+"/\
data","type",{type:"array"},D.properties.data,p),r++}t.meta!==void 0&&(Ee(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:q})||(e=
N(e,Ee),r=e.length))}else e=o(e,i,"type",{type:"object"},D,t),r++;return W.errors=e,r===0}a.v29=y;let d={type:"object",additionalProperties:!1,required:["data",
"meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookCall"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},c={type:"\
object",additionalProperties:!1,required:["id","type","webhook","entity_type","event_type","created_at","request_url","request_headers","request_payload","respo\
nse_status","response_headers","response_payload","attempted_auto_retries_count","last_sent_at","next_retry_at","status"],properties:{id:{type:"string"},type:{type:"\
string",const:"webhook_call"},webhook:{type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"webhook"},id:{type:"s\
tring"}}},entity_type:{$ref:"standin://flat/schemas#/$defs/EntityType"},event_type:{$ref:"standin://flat/schemas#/$defs/EventType"},created_at:{type:"string",format:"\
date-time"},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"string"},response_status:{type:[
"integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string","null"]},attempted_auto_retries_count:{
type:"integer",minimum:0},last_sent_at:{type:"string",format:"date-time"},next_retry_at:{type:["string","null"],format:"date-time"},status:{$ref:"standin://flat\
/schemas#/$defs/WebhookCallStatus"}}},S={type:"string",enum:["pending","success","failed","rescheduled"]};function M(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;return typeof t!="string"&&(e=o(e,i,"type",{type:"string"},S,t),r++),t==="pending"||t==="success"||t==="failed"||t==="reschedul\
ed"||(e=o(e,i,"enum",{allowedValues:S.enum},S,t),r++),M.errors=e,r===0}function V(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},c,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"\
type"},c,t),r++),t.webhook===void 0&&(e=o(e,i,"required",{missingProperty:"webhook"},c,t),r++),t.entity_type===void 0&&(e=o(e,i,"required",{missingProperty:"ent\
ity_type"},c,t),r++),t.event_type===void 0&&(e=o(e,i,"required",{missingProperty:"event_type"},c,t),r++),t.created_at===void 0&&(e=o(e,i,"required",{missingProperty:"\
created_at"},c,t),r++),t.request_url===void 0&&(e=o(e,i,"required",{missingProperty:"request_url"},c,t),r++),t.request_headers===void 0&&(e=o(e,i,"required",{missingProperty:"\
request_headers"},c,t),r++),t.request_payload===void 0&&(e=o(e,i,"required",{missingProperty:"request_payload"},c,t),r++),t.response_status===void 0&&(e=o(e,i,"\
required",{missingProperty:"response_status"},c,t),r++),t.response_headers===void 0&&(e=o(e,i,"required",{missingProperty:"response_headers"},c,t),r++),t.response_payload===
void 0&&(e=o(e,i,"required",{missingProperty:"response_payload"},c,t),r++),t.attempted_auto_retries_count===void 0&&(e=o(e,i,"required",{missingProperty:"attemp\
ted_auto_retries_count"},c,t),r++),t.last_sent_at===void 0&&(e=o(e,i,"required",{missingProperty:"last_sent_at"},c,t),r++),t.next_retry_at===void 0&&(e=o(e,i,"r\
equired",{missingProperty:"next_retry_at"},c,t),r++),t.status===void 0&&(e=o(e,i,"required",{missingProperty:"status"},c,t),r++);for(let p in t)Y.call(c.properties,
p)||(e=o(e,i,"additionalProperties",{additionalProperty:p},c,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},c.properties.
id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},c.properties.type,p),r++),p!=="webhook_call"&&(e=o(e,i+"\
/type","const",{allowedValue:"webhook_call"},c.properties.type,p),r++)}if(t.webhook!==void 0){let p=t.webhook;if(p&&typeof p=="object"&&!Array.isArray(p)){p.type===
void 0&&(e=o(e,i+"/webhook","required",{missingProperty:"type"},c.properties.webhook,p),r++),p.id===void 0&&(e=o(e,i+"/webhook","required",{missingProperty:"id"},
c.properties.webhook,p),r++);for(let s in p)s==="type"||s==="id"||(e=o(e,i+"/webhook","additionalProperties",{additionalProperty:s},c.properties.webhook,p),r++);
if(p.type!==void 0){let s=p.type;typeof s!="string"&&(e=o(e,i+"/webhook/type","type",{type:"string"},c.properties.webhook.properties.type,s),r++),s!=="webhook"&&
(e=o(e,i+"/webhook/type","const",{allowedValue:"webhook"},c.properties.webhook.properties.type,s),r++)}if(p.id!==void 0){let s=p.id;typeof s!="string"&&(e=o(e,i+
"/webhook/id","type",{type:"string"},c.properties.webhook.properties.id,s),r++)}}else e=o(e,i+"/webhook","type",{type:"object"},c.properties.webhook,p),r++}if(t.
entity_type!==void 0&&(kt(t.entity_type,{instancePath:i+"/entity_type",parentData:t,parentDataProperty:"entity_type",rootData:q})||(e=N(e,kt),r=e.length)),t.event_type!==
void 0&&(ht(t.event_type,{instancePath:i+"/event_type",parentData:t,parentDataProperty:"event_type",rootData:q})||(e=N(e,ht),r=e.length)),t.created_at!==void 0){
let p=t.created_at;typeof p=="string"?K.test(p)||(e=o(e,i+"/created_at","format",{format:"date-time"},c.properties.created_at,p),r++):(e=o(e,i+"/created_at","ty\
pe",{type:"string"},c.properties.created_at,p),r++)}if(t.request_url!==void 0){let p=t.request_url;typeof p!="string"&&(e=o(e,i+"/request_url","type",{type:"str\
ing"},c.properties.request_url,p),r++)}if(t.request_headers!==void 0){let p=t.request_headers;if(p&&typeof p=="object"&&!Array.isArray(p))for(let s in p){let n=p[s];
typeof n!="string"&&(e=o(e,i+"/request_headers/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},c.properties.request_headers.additionalProperties,
n),r++)}else e=o(e,i+"/request_headers","type",{type:"object"},c.properties.request_headers,p),r++}if(t.request_payload!==void 0){let p=t.request_payload;typeof p!=
"string"&&(e=o(e,i+"/request_payload","type",{type:"string"},c.properties.request_payload,p),r++)}if(t.response_status!==void 0){let p=t.response_status;!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null&&(e=o(e,i+"/response_status","type",{type:c.properties.response_status.type},c.properties.response_status,p),
r++)}if(t.response_headers!==void 0){let p=t.response_headers;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null&&(e=o(e,i+"/response_headers","type",{type:c.
properties.response_headers.type},c.properties.response_headers,p),r++),p&&typeof p=="object"&&!Array.isArray(p))for(let s in p){let n=p[s];typeof n!="string"&&
(e=o(e,i+"/response_headers/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},c.properties.response_headers.additionalProperties,n),r++)}}if(t.response_payload!==
void 0){let p=t.response_payload;typeof p!="string"&&p!==null&&(e=o(e,i+"/response_payload","type",{type:c.properties.response_payload.type},c.properties.response_payload,
p),r++)}if(t.attempted_auto_retries_count!==void 0){let p=t.attempted_auto_retries_count;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+"/attempte\
d_auto_retries_count","type",{type:"integer"},c.properties.attempted_auto_retries_count,p),r++),typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))&&(e=o(e,i+"/att\
empted_auto_retries_count","minimum",{comparison:">=",limit:0},c.properties.attempted_auto_retries_count,p),r++)}if(t.last_sent_at!==void 0){let p=t.last_sent_at;
typeof p=="string"?K.test(p)||(e=o(e,i+"/last_sent_at","format",{format:"date-time"},c.properties.last_sent_at,p),r++):(e=o(e,i+"/last_sent_at","type",{type:"st\
ring"},c.properties.last_sent_at,p),r++)}if(t.next_retry_at!==void 0){let p=t.next_retry_at;typeof p!="string"&&p!==null&&(e=o(e,i+"/next_retry_at","type",{type:c.
properties.next_retry_at.type},c.properties.next_retry_at,p),r++),typeof p=="string"&&(K.test(p)||(e=o(e,i+"/next_retry_at","format",{format:"date-time"},c.properties.
next_retry_at,p),r++))}t.status!==void 0&&(M(t.status,{instancePath:i+"/status",parentData:t,parentDataProperty:"status",rootData:q})||(e=N(e,M),r=e.length))}else
e=o(e,i,"type",{type:"object"},c,t),r++;return V.errors=e,r===0}function y(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;
if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},d,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"\
meta"},d,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},d,t),r++);if(t.data!==void 0){let p=t.data;if(Array.
isArray(p)){let s=p.length;for(let n=0;n<s;n++)V(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:q})||(e=N(e,V),r=e.length)}else e=o(
e,i+"/data","type",{type:"array"},d.properties.data,p),r++}t.meta!==void 0&&(Ee(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:q})||
(e=N(e,Ee),r=e.length))}else e=o(e,i,"type",{type:"object"},d,t),r++;return y.errors=e,r===0}a.v30=A;function A(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},c,t),r++),t.type===void 0&&
(e=o(e,i,"required",{missingProperty:"type"},c,t),r++),t.webhook===void 0&&(e=o(e,i,"required",{missingProperty:"webhook"},c,t),r++),t.entity_type===void 0&&(e=
o(e,i,"required",{missingProperty:"entity_type"},c,t),r++),t.event_type===void 0&&(e=o(e,i,"required",{missingProperty:"event_type"},c,t),r++),t.created_at===void 0&&
(e=o(e,i,"required",{missingProperty:"created_at"},c,t),r++),t.request_url===void 0&&(e=o(e,i,"required",{missingProperty:"request_url"},c,t),r++),t.request_headers===
void 0&&(e=o(e,i,"required",{missingProperty:"request_headers"},c,t),r++),t.request_payload===void 0&&(e=o(e,i,"required",{missingProperty:"request_payload"},c,
t),r++),t.response_status===void 0&&(e=o(e,i,"required",{missingProperty:"response_status"},c,t),r++),t.response_headers===void 0&&(e=o(e,i,"required",{missingProperty:"\
response_headers"},c,t),r++),t.response_payload===void 0&&(e=o(e,i,"required",{missingProperty:"response_payload"},c,t),r++),t.attempted_auto_retries_count===void 0&&
(e=o(e,i,"required",{missingProperty:"attempted_auto_retries_count"},c,t),r++),t.last_sent_at===void 0&&(e=o(e,i,"required",{missingProperty:"last_sent_at"},c,t),
r++),t.next_retry_at===void 0&&(e=o(e,i,"required",{missingProperty:"next_retry_at"},c,t),r++),t.status===void 0&&(e=o(e,i,"required",{missingProperty:"status"},
c,t),r++);for(let p in t)Y.call(c.properties,p)||(e=o(e,i,"additionalProperties",{additionalProperty:p},c,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&
(e=o(e,i+"/id","type",{type:"string"},c.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},c.properties.
type,p),r++),p!=="webhook_call"&&(e=o(e,i+"/type","const",{allowedValue:"webhook_call"},c.properties.type,p),r++)}if(t.webhook!==void 0){let p=t.webhook;if(p&&typeof p==
"object"&&!Array.isArray(p)){p.type===void 0&&(e=o(e,i+"/webhook","required",{missingProperty:"type"},c.properties.webhook,p),r++),p.id===void 0&&(e=o(e,i+"/web\
hook","required",{missingProperty:"id"},c.properties.webhook,p),r++);for(let s in p)s==="type"||s==="id"||(e=o(e,i+"/webhook","additionalProperties",{additionalProperty:s},
c.properties.webhook,p),r++);if(p.type!==void 0){let s=p.type;typeof s!="string"&&(e=o(e,i+"/webhook/type","type",{type:"string"},c.properties.webhook.properties.
type,s),r++),s!=="webhook"&&(e=o(e,i+"/webhook/type","const",{allowedValue:"webhook"},c.properties.webhook.properties.type,s),r++)}if(p.id!==void 0){let s=p.id;
typeof s!="string"&&(e=o(e,i+"/webhook/id","type",{type:"string"},c.properties.webhook.properties.id,s),r++)}}else e=o(e,i+"/webhook","type",{type:"object"},c.properties.
webhook,p),r++}if(t.entity_type!==void 0&&(kt(t.entity_type,{instancePath:i+"/entity_type",parentData:t,parentDataProperty:"entity_type",rootData:q})||(e=N(e,kt),
r=e.length)),t.event_type!==void 0&&(ht(t.event_type,{instancePath:i+"/event_type",parentData:t,parentDataProperty:"event_type",rootData:q})||(e=N(e,ht),r=e.length)),
t.created_at!==void 0){let p=t.created_at;typeof p=="string"?K.test(p)||(e=o(e,i+"/created_at","format",{format:"date-time"},c.properties.created_at,p),r++):(e=
o(e,i+"/created_at","type",{type:"string"},c.properties.created_at,p),r++)}if(t.request_url!==void 0){let p=t.request_url;typeof p!="string"&&(e=o(e,i+"/request\
_url","type",{type:"string"},c.properties.request_url,p),r++)}if(t.request_headers!==void 0){let p=t.request_headers;if(p&&typeof p=="object"&&!Array.isArray(p))
for(let s in p){let n=p[s];typeof n!="string"&&(e=o(e,i+"/request_headers/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},c.properties.request_headers.
additionalProperties,n),r++)}else e=o(e,i+"/request_headers","type",{type:"object"},c.properties.request_headers,p),r++}if(t.request_payload!==void 0){let p=t.request_payload;
typeof p!="string"&&(e=o(e,i+"/request_payload","type",{type:"string"},c.properties.request_payload,p),r++)}if(t.response_status!==void 0){let p=t.response_status;
!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null&&(e=o(e,i+"/response_status","type",{type:c.properties.response_status.type},c.properties.response_status,
p),r++)}if(t.response_headers!==void 0){let p=t.response_headers;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null&&(e=o(e,i+"/response_headers","type",{
type:c.properties.response_headers.type},c.properties.response_headers,p),r++),p&&typeof p=="object"&&!Array.isArray(p))for(let s in p){let n=p[s];typeof n!="st\
ring"&&(e=o(e,i+"/response_headers/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},c.properties.response_headers.additionalProperties,n),r++)}}
if(t.response_payload!==void 0){let p=t.response_payload;typeof p!="string"&&p!==null&&(e=o(e,i+"/response_payload","type",{type:c.properties.response_payload.type},
c.properties.response_payload,p),r++)}if(t.attempted_auto_retries_count!==void 0){let p=t.attempted_auto_retries_count;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)||(e=o(e,i+"/attempted_auto_retries_count","type",{type:"integer"},c.properties.attempted_auto_retries_count,p),r++),typeof p=="number"&&isFinite(p)&&(p<0||isNaN(
p))&&(e=o(e,i+"/attempted_auto_retries_count","minimum",{comparison:">=",limit:0},c.properties.attempted_auto_retries_count,p),r++)}if(t.last_sent_at!==void 0){
let p=t.last_sent_at;typeof p=="string"?K.test(p)||(e=o(e,i+"/last_sent_at","format",{format:"date-time"},c.properties.last_sent_at,p),r++):(e=o(e,i+"/last_sent\
_at","type",{type:"string"},c.properties.last_sent_at,p),r++)}if(t.next_retry_at!==void 0){let p=t.next_retry_at;typeof p!="string"&&p!==null&&(e=o(e,i+"/next_r\
etry_at","type",{type:c.properties.next_retry_at.type},c.properties.next_retry_at,p),r++),typeof p=="string"&&(K.test(p)||(e=o(e,i+"/next_retry_at","format",{format:"\
date-time"},c.properties.next_retry_at,p),r++))}t.status!==void 0&&(M(t.status,{instancePath:i+"/status",parentData:t,parentDataProperty:"status",rootData:q})||
(e=N(e,M),r=e.length))}else e=o(e,i,"type",{type:"object"},c,t),r++;return A.errors=e,r===0}a.v31=g;let l={type:"object",additionalProperties:!1,required:["id",
"type","label","position","parent","children"],properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},label:{type:"string"},position:{type:"\
integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},children:{type:"array",items:{$ref:"standin:\
//flat/schemas#/$defs/UploadCollectionReference"}}}};function g(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},l,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},l,
t),r++),t.label===void 0&&(e=o(e,i,"required",{missingProperty:"label"},l,t),r++),t.position===void 0&&(e=o(e,i,"required",{missingProperty:"position"},l,t),r++),
t.parent===void 0&&(e=o(e,i,"required",{missingProperty:"parent"},l,t),r++),t.children===void 0&&(e=o(e,i,"required",{missingProperty:"children"},l,t),r++);for(let s in t)
s==="id"||s==="type"||s==="label"||s==="position"||s==="parent"||s==="children"||(e=o(e,i,"additionalProperties",{additionalProperty:s},l,t),r++);if(t.id!==void 0){
let s=t.id;typeof s!="string"&&(e=o(e,i+"/id","type",{type:"string"},l.properties.id,s),r++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,i+"/typ\
e","type",{type:"string"},l.properties.type,s),r++),s!=="upload_collection"&&(e=o(e,i+"/type","const",{allowedValue:"upload_collection"},l.properties.type,s),r++)}
if(t.label!==void 0){let s=t.label;typeof s!="string"&&(e=o(e,i+"/label","type",{type:"string"},l.properties.label,s),r++)}if(t.position!==void 0){let s=t.position;
typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=o(e,i+"/position","type",{type:"integer"},l.properties.position,s),r++),typeof s=="number"&&isFinite(s)&&
(s<0||isNaN(s))&&(e=o(e,i+"/position","minimum",{comparison:">=",limit:0},l.properties.position,s),r++)}if(t.parent!==void 0){let s=t.parent,n=r,f=!0,m=r;s!==null&&
(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;le(s,{instancePath:i+"/parent",parentData:t,parentDataProperty:"parent",rootData:q})||
(e=N(e,le),r=e.length);var p=_===r;f=p}f||(e=o(e,i+"/parent","if",{failingKeyword:"else"},l.properties.parent,s),r++)}if(t.children!==void 0){let s=t.children;if(Array.
isArray(s)){let n=s.length;for(let f=0;f<n;f++)le(s[f],{instancePath:i+"/children/"+f,parentData:s,parentDataProperty:f,rootData:q})||(e=N(e,le),r=e.length)}else
e=o(e,i+"/children","type",{type:"array"},l.properties.children,s),r++}}else e=o(e,i,"type",{type:"object"},l,t),r++;return g.errors=e,r===0}a.v32=b;let u={type:"\
object",additionalProperties:!1,properties:{label:{type:"string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/schema\
s#/$defs/UploadCollectionReference"}},children:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function b(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)s==="label"||s==="position"||s===
"parent"||s==="children"||(e=o(e,i,"additionalProperties",{additionalProperty:s},u,t),r++);if(t.label!==void 0){let s=t.label;typeof s!="string"&&(e=o(e,i+"/lab\
el","type",{type:"string"},u.properties.label,s),r++)}if(t.position!==void 0){let s=t.position;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=o(e,i+"/po\
sition","type",{type:"integer"},u.properties.position,s),r++),typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=o(e,i+"/position","minimum",{comparison:">=",
limit:0},u.properties.position,s),r++)}if(t.parent!==void 0){let s=t.parent,n=r,f=!0,m=r;s!==null&&(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),
!p){let _=r;le(s,{instancePath:i+"/parent",parentData:t,parentDataProperty:"parent",rootData:q})||(e=N(e,le),r=e.length);var p=_===r;f=p}f||(e=o(e,i+"/parent","\
if",{failingKeyword:"else"},u.properties.parent,s),r++)}if(t.children!==void 0){let s=t.children;if(Array.isArray(s)){let n=s.length;for(let f=0;f<n;f++)le(s[f],
{instancePath:i+"/children/"+f,parentData:s,parentDataProperty:f,rootData:q})||(e=N(e,le),r=e.length)}else e=o(e,i+"/children","type",{type:"array"},u.properties.
children,s),r++}}else e=o(e,i,"type",{type:"object"},u,t),r++;return b.errors=e,r===0}a.v33=F;let $={type:"object",additionalProperties:!1,required:["label"],properties:{
id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},label:{type:"string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/s\
chemas#/$defs/UploadCollectionReference"}}}};function F(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.label===void 0&&(e=o(e,i,"required",{missingProperty:"label"},$,t),r++);for(let s in t)s==="id"||s==="label"||s==="position"||s===
"parent"||(e=o(e,i,"additionalProperties",{additionalProperty:s},$,t),r++);if(t.id!==void 0){let s=t.id;typeof s=="string"?De.test(s)||(e=o(e,i+"/id","pattern",
{pattern:"^[A-Za-z0-9_-]{22}$"},$.properties.id,s),r++):(e=o(e,i+"/id","type",{type:"string"},$.properties.id,s),r++)}if(t.label!==void 0){let s=t.label;typeof s!=
"string"&&(e=o(e,i+"/label","type",{type:"string"},$.properties.label,s),r++)}if(t.position!==void 0){let s=t.position;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)||(e=o(e,i+"/position","type",{type:"integer"},$.properties.position,s),r++),typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=o(e,i+"/position","minimum",
{comparison:">=",limit:0},$.properties.position,s),r++)}if(t.parent!==void 0){let s=t.parent,n=r,f=!0,m=r;s!==null&&(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?
e.length=n:e=null),!p){let _=r;le(s,{instancePath:i+"/parent",parentData:t,parentDataProperty:"parent",rootData:q})||(e=N(e,le),r=e.length);var p=_===r;f=p}f||(e=
o(e,i+"/parent","if",{failingKeyword:"else"},$.properties.parent,s),r++)}}else e=o(e,i,"type",{type:"object"},$,t),r++;return F.errors=e,r===0}a.v34=Io;let mi={
type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadCollection"}},meta:{
$ref:"standin://flat/schemas#/$defs/ListMeta"}}};function Io(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},mi,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"met\
a"},mi,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},mi,t),r++);if(t.data!==void 0){let p=t.data;if(Array.
isArray(p)){let s=p.length;for(let n=0;n<s;n++)g(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:q})||(e=N(e,g),r=e.length)}else e=o(
e,i+"/data","type",{type:"array"},mi.properties.data,p),r++}t.meta!==void 0&&(Ee(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:q})||
(e=N(e,Ee),r=e.length))}else e=o(e,i,"type",{type:"object"},mi,t),r++;return Io.errors=e,r===0}a.v35=Vo;let Li={type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadCollectionPlace"}}}},Ot={type:"object",additionalProperties:!1,required:[
"id","position","parent"],properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},position:{type:"integer",minimum:0},parent:{if:{type:"nu\
ll"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function Wi(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Ot,t),r++),t.position===void 0&&(e=o(e,i,"\
required",{missingProperty:"position"},Ot,t),r++),t.parent===void 0&&(e=o(e,i,"required",{missingProperty:"parent"},Ot,t),r++);for(let s in t)s==="id"||s==="typ\
e"||s==="position"||s==="parent"||(e=o(e,i,"additionalProperties",{additionalProperty:s},Ot,t),r++);if(t.id!==void 0){let s=t.id;typeof s!="string"&&(e=o(e,i+"/\
id","type",{type:"string"},Ot.properties.id,s),r++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,i+"/type","type",{type:"string"},Ot.properties.type,
s),r++),s!=="upload_collection"&&(e=o(e,i+"/type","const",{allowedValue:"upload_collection"},Ot.properties.type,s),r++)}if(t.position!==void 0){let s=t.position;
typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=o(e,i+"/position","type",{type:"integer"},Ot.properties.position,s),r++),typeof s=="number"&&isFinite(s)&&
(s<0||isNaN(s))&&(e=o(e,i+"/position","minimum",{comparison:">=",limit:0},Ot.properties.position,s),r++)}if(t.parent!==void 0){let s=t.parent,n=r,f=!0,m=r;s!==null&&
(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;le(s,{instancePath:i+"/parent",parentData:t,parentDataProperty:"parent",rootData:q})||
(e=N(e,le),r=e.length);var p=_===r;f=p}f||(e=o(e,i+"/parent","if",{failingKeyword:"else"},Ot.properties.parent,s),r++)}}else e=o(e,i,"type",{type:"object"},Ot,t),
r++;return Wi.errors=e,r===0}function Vo(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Li,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},
Li,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Wi(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,
rootData:q})||(e=N(e,Wi),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},Li.properties.data,p),r++}}else e=o(e,i,"type",{type:"object"},Li,t),r++;return Vo.
errors=e,r===0}a.v36=Co;let Nt={type:"object",additionalProperties:!1,required:["id","type","status","payload"],properties:{id:{type:"string"},type:{type:"strin\
g",const:"job_result"},status:{type:"integer",minimum:100,maximum:599},payload:{}}};function Co(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Nt,t),r++),t.type===void 0&&(e=o(e,i,"requ\
ired",{missingProperty:"type"},Nt,t),r++),t.status===void 0&&(e=o(e,i,"required",{missingProperty:"status"},Nt,t),r++),t.payload===void 0&&(e=o(e,i,"required",{
missingProperty:"payload"},Nt,t),r++);for(let p in t)p==="id"||p==="type"||p==="status"||p==="payload"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Nt,
t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},Nt.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!=
"string"&&(e=o(e,i+"/type","type",{type:"string"},Nt.properties.type,p),r++),p!=="job_result"&&(e=o(e,i+"/type","const",{allowedValue:"job_result"},Nt.properties.
type,p),r++)}if(t.status!==void 0){let p=t.status;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+"/status","type",{type:"integer"},Nt.properties.status,
p),r++),typeof p=="number"&&isFinite(p)&&((p>599||isNaN(p))&&(e=o(e,i+"/status","maximum",{comparison:"<=",limit:599},Nt.properties.status,p),r++),(p<100||isNaN(
p))&&(e=o(e,i+"/status","minimum",{comparison:">=",limit:100},Nt.properties.status,p),r++))}}else e=o(e,i,"type",{type:"object"},Nt,t),r++;return Co.errors=e,r===
0}a.v37=zo;let Bi={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Upload"}},$id:"standin://js\
on-api/data/Upload"},k={type:"object",additionalProperties:!1,required:["id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"str\
ing",const:"upload"},attributes:{type:"object",additionalProperties:!1,required:["path","basename","filename","url","format","mime_type","size","md5","width","h\
eight","is_image","author","copyright","notes","tags","default_field_metadata","duration","frame_rate","blurhash","thumbhash","mux_playback_id","mux_mp4_highest\
_res","smart_tags","exif_info","colors","created_at","updated_at"],properties:{path:{type:"string"},basename:{type:"string"},filename:{type:"string"},url:{type:"\
string",format:"uri"},format:{type:["string","null"]},mime_type:{type:["string","null"]},size:{type:"integer",minimum:0},md5:{type:"string",pattern:"^[0-9a-f]{3\
2}$"},width:{type:["integer","null"],minimum:0},height:{type:["integer","null"],minimum:0},is_image:{type:"boolean"},author:{type:["string","null"]},copyright:{
type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"\
standin://json-api/schemas#/$defs/FieldMetadata"}},duration:{type:["number","null"]},frame_rate:{type:["number","null"]},blurhash:{type:["string","null"]},thumbhash:{
type:["string","null"]},mux_playback_id:{type:["string","null"]},mux_mp4_highest_res:{type:["string","null"],enum:["high","medium","low",null]},smart_tags:{type:"\
array",items:{type:"string"}},exif_info:{type:"object",additionalProperties:!0},colors:{type:"array",items:{type:"object",additionalProperties:!1,required:["red",
"green","blue","alpha"],properties:{red:{type:"integer",minimum:0,maximum:255},green:{type:"integer",minimum:0,maximum:255},blue:{type:"integer",minimum:0,maximum:255},
alpha:{type:"integer",minimum:0,maximum:255}}}},created_at:{type:["string","null"],format:"date-time"},updated_at:{type:["string","null"],format:"date-time"}}},
relationships:{type:"object",additionalProperties:!1,required:["creator","upload_collection"],properties:{creator:{type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{
data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}},meta:{$ref:"standin://json-api/schemas#/$defs/UploadMeta"}}},
$t={type:"object",additionalProperties:!1,required:["title","alt","custom_data","focal_point"],properties:{title:{type:["string","null"]},alt:{type:["string","n\
ull"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPoint"}}}},Re={type:"\
object",additionalProperties:!1,required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,maximum:1}}};function _i(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.x===void 0&&(e=o(e,i,"required",{missingProperty:"\
x"},Re,t),r++),t.y===void 0&&(e=o(e,i,"required",{missingProperty:"y"},Re,t),r++);for(let p in t)p==="x"||p==="y"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
Re,t),r++);if(t.x!==void 0){let p=t.x;typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&(e=o(e,i+"/x","maximum",{comparison:"<=",limit:1},Re.properties.x,p),r++),
(p<0||isNaN(p))&&(e=o(e,i+"/x","minimum",{comparison:">=",limit:0},Re.properties.x,p),r++)):(e=o(e,i+"/x","type",{type:"number"},Re.properties.x,p),r++)}if(t.y!==
void 0){let p=t.y;typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&(e=o(e,i+"/y","maximum",{comparison:"<=",limit:1},Re.properties.y,p),r++),(p<0||isNaN(p))&&(e=
o(e,i+"/y","minimum",{comparison:">=",limit:0},Re.properties.y,p),r++)):(e=o(e,i+"/y","type",{type:"number"},Re.properties.y,p),r++)}}else e=o(e,i,"type",{type:"\
object"},Re,t),r++;return _i.errors=e,r===0}function bi(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.title===void 0&&(e=o(e,i,"required",{missingProperty:"title"},$t,t),r++),t.alt===void 0&&(e=o(e,i,"required",{missingProperty:"al\
t"},$t,t),r++),t.custom_data===void 0&&(e=o(e,i,"required",{missingProperty:"custom_data"},$t,t),r++),t.focal_point===void 0&&(e=o(e,i,"required",{missingProperty:"\
focal_point"},$t,t),r++);for(let s in t)s==="title"||s==="alt"||s==="custom_data"||s==="focal_point"||(e=o(e,i,"additionalProperties",{additionalProperty:s},$t,
t),r++);if(t.title!==void 0){let s=t.title;typeof s!="string"&&s!==null&&(e=o(e,i+"/title","type",{type:$t.properties.title.type},$t.properties.title,s),r++)}if(t.
alt!==void 0){let s=t.alt;typeof s!="string"&&s!==null&&(e=o(e,i+"/alt","type",{type:$t.properties.alt.type},$t.properties.alt,s),r++)}if(t.custom_data!==void 0){
let s=t.custom_data;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,i+"/custom_data","type",{type:"object"},$t.properties.custom_data,s),r++)}if(t.focal_point!==
void 0){let s=t.focal_point,n=r,f=!0,m=r;s!==null&&(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;_i(s,{instancePath:i+"/focal_poin\
t",parentData:t,parentDataProperty:"focal_point",rootData:q})||(e=N(e,_i),r=e.length);var p=_===r;f=p}f||(e=o(e,i+"/focal_point","if",{failingKeyword:"else"},$t.
properties.focal_point,s),r++)}}else e=o(e,i,"type",{type:"object"},$t,t),r++;return bi.errors=e,r===0}let Mt={type:"object",additionalProperties:!1,required:["\
type","id"],properties:{type:{$ref:"standin://json-api/schemas#/$defs/CreatorType"},id:{type:"string"}}},Ki={type:"string",enum:["access_token","sso_user","acco\
unt","user","organization"]};function sr(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;return typeof t!="string"&&(e=o(
e,i,"type",{type:"string"},Ki,t),r++),t==="access_token"||t==="sso_user"||t==="account"||t==="user"||t==="organization"||(e=o(e,i,"enum",{allowedValues:Ki.enum},
Ki,t),r++),sr.errors=e,r===0}function Rt(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Mt,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Mt,t),r++);for(let p in t)
p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Mt,t),r++);if(t.type!==void 0&&(sr(t.type,{instancePath:i+"/type",parentData:t,parentDataProperty:"\
type",rootData:q})||(e=N(e,sr),r=e.length)),t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},Mt.properties.id,p),r++)}}else e=
o(e,i,"type",{type:"object"},Mt,t),r++;return Rt.errors=e,r===0}let mt={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"str\
ing",const:"upload_collection"},id:{type:"string"}}};function be(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},mt,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},
mt,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},mt,t),r++);if(t.type!==void 0){let p=t.type;typeof p!="st\
ring"&&(e=o(e,i+"/type","type",{type:"string"},mt.properties.type,p),r++),p!=="upload_collection"&&(e=o(e,i+"/type","const",{allowedValue:"upload_collection"},mt.
properties.type,p),r++)}if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},mt.properties.id,p),r++)}}else e=o(e,i,"type",{type:"\
object"},mt,t),r++;return be.errors=e,r===0}let te={type:"object",additionalProperties:!1,required:["antivirus"],properties:{antivirus:{type:"object",additionalProperties:!1,
required:["status","checked_at","threat_name"],properties:{status:{type:"string",enum:["pending","clean","infected","failed","skipped"]},checked_at:{type:["stri\
ng","null"],format:"date-time"},threat_name:{type:["string","null"]}}}}};function gi(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.antivirus===void 0&&(e=o(e,i,"required",{missingProperty:"antivirus"},te,t),r++);for(let p in t)p!=="antiviru\
s"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},te,t),r++);if(t.antivirus!==void 0){let p=t.antivirus;if(p&&typeof p=="object"&&!Array.isArray(p)){p.
status===void 0&&(e=o(e,i+"/antivirus","required",{missingProperty:"status"},te.properties.antivirus,p),r++),p.checked_at===void 0&&(e=o(e,i+"/antivirus","requi\
red",{missingProperty:"checked_at"},te.properties.antivirus,p),r++),p.threat_name===void 0&&(e=o(e,i+"/antivirus","required",{missingProperty:"threat_name"},te.
properties.antivirus,p),r++);for(let s in p)s==="status"||s==="checked_at"||s==="threat_name"||(e=o(e,i+"/antivirus","additionalProperties",{additionalProperty:s},
te.properties.antivirus,p),r++);if(p.status!==void 0){let s=p.status;typeof s!="string"&&(e=o(e,i+"/antivirus/status","type",{type:"string"},te.properties.antivirus.
properties.status,s),r++),s==="pending"||s==="clean"||s==="infected"||s==="failed"||s==="skipped"||(e=o(e,i+"/antivirus/status","enum",{allowedValues:te.properties.
antivirus.properties.status.enum},te.properties.antivirus.properties.status,s),r++)}if(p.checked_at!==void 0){let s=p.checked_at;typeof s!="string"&&s!==null&&(e=
o(e,i+"/antivirus/checked_at","type",{type:te.properties.antivirus.properties.checked_at.type},te.properties.antivirus.properties.checked_at,s),r++),typeof s=="\
string"&&(K.test(s)||(e=o(e,i+"/antivirus/checked_at","format",{format:"date-time"},te.properties.antivirus.properties.checked_at,s),r++))}if(p.threat_name!==void 0){
let s=p.threat_name;typeof s!="string"&&s!==null&&(e=o(e,i+"/antivirus/threat_name","type",{type:te.properties.antivirus.properties.threat_name.type},te.properties.
antivirus.properties.threat_name,s),r++)}}else e=o(e,i+"/antivirus","type",{type:"object"},te.properties.antivirus,p),r++}}else e=o(e,i,"type",{type:"object"},te,
t),r++;return gi.errors=e,r===0}function Zi(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},k,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},k,t),r++),t.attributes===
void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},k,t),r++),t.relationships===void 0&&(e=o(e,i,"required",{missingProperty:"relationships"},k,t),r++);for(let s in t)
s==="id"||s==="type"||s==="attributes"||s==="relationships"||s==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:s},k,t),r++);if(t.id!==void 0){let s=t.
id;typeof s!="string"&&(e=o(e,i+"/id","type",{type:"string"},k.properties.id,s),r++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,i+"/type","type",
{type:"string"},k.properties.type,s),r++),s!=="upload"&&(e=o(e,i+"/type","const",{allowedValue:"upload"},k.properties.type,s),r++)}if(t.attributes!==void 0){let s=t.
attributes;if(s&&typeof s=="object"&&!Array.isArray(s)){s.path===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"path"},k.properties.attributes,s),r++),
s.basename===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"basename"},k.properties.attributes,s),r++),s.filename===void 0&&(e=o(e,i+"/attributes",
"required",{missingProperty:"filename"},k.properties.attributes,s),r++),s.url===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"url"},k.properties.attributes,
s),r++),s.format===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"format"},k.properties.attributes,s),r++),s.mime_type===void 0&&(e=o(e,i+"/attribu\
tes","required",{missingProperty:"mime_type"},k.properties.attributes,s),r++),s.size===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"size"},k.properties.
attributes,s),r++),s.md5===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"md5"},k.properties.attributes,s),r++),s.width===void 0&&(e=o(e,i+"/attrib\
utes","required",{missingProperty:"width"},k.properties.attributes,s),r++),s.height===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"height"},k.properties.
attributes,s),r++),s.is_image===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"is_image"},k.properties.attributes,s),r++),s.author===void 0&&(e=o(e,
i+"/attributes","required",{missingProperty:"author"},k.properties.attributes,s),r++),s.copyright===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
copyright"},k.properties.attributes,s),r++),s.notes===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"notes"},k.properties.attributes,s),r++),s.tags===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"tags"},k.properties.attributes,s),r++),s.default_field_metadata===void 0&&(e=o(e,i+"/attributes","re\
quired",{missingProperty:"default_field_metadata"},k.properties.attributes,s),r++),s.duration===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"dura\
tion"},k.properties.attributes,s),r++),s.frame_rate===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"frame_rate"},k.properties.attributes,s),r++),s.
blurhash===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"blurhash"},k.properties.attributes,s),r++),s.thumbhash===void 0&&(e=o(e,i+"/attributes","\
required",{missingProperty:"thumbhash"},k.properties.attributes,s),r++),s.mux_playback_id===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"mux_play\
back_id"},k.properties.attributes,s),r++),s.mux_mp4_highest_res===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"mux_mp4_highest_res"},k.properties.
attributes,s),r++),s.smart_tags===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"smart_tags"},k.properties.attributes,s),r++),s.exif_info===void 0&&
(e=o(e,i+"/attributes","required",{missingProperty:"exif_info"},k.properties.attributes,s),r++),s.colors===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
colors"},k.properties.attributes,s),r++),s.created_at===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"created_at"},k.properties.attributes,s),r++),
s.updated_at===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"updated_at"},k.properties.attributes,s),r++);for(let n in s)Y.call(k.properties.attributes.
properties,n)||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:n},k.properties.attributes,s),r++);if(s.path!==void 0){let n=s.path;typeof n!="\
string"&&(e=o(e,i+"/attributes/path","type",{type:"string"},k.properties.attributes.properties.path,n),r++)}if(s.basename!==void 0){let n=s.basename;typeof n!="\
string"&&(e=o(e,i+"/attributes/basename","type",{type:"string"},k.properties.attributes.properties.basename,n),r++)}if(s.filename!==void 0){let n=s.filename;typeof n!=
"string"&&(e=o(e,i+"/attributes/filename","type",{type:"string"},k.properties.attributes.properties.filename,n),r++)}if(s.url!==void 0){let n=s.url;typeof n=="s\
tring"?H(n)||(e=o(e,i+"/attributes/url","format",{format:"uri"},k.properties.attributes.properties.url,n),r++):(e=o(e,i+"/attributes/url","type",{type:"string"},
k.properties.attributes.properties.url,n),r++)}if(s.format!==void 0){let n=s.format;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/format","type",{type:k.properties.
attributes.properties.format.type},k.properties.attributes.properties.format,n),r++)}if(s.mime_type!==void 0){let n=s.mime_type;typeof n!="string"&&n!==null&&(e=
o(e,i+"/attributes/mime_type","type",{type:k.properties.attributes.properties.mime_type.type},k.properties.attributes.properties.mime_type,n),r++)}if(s.size!==void 0){
let n=s.size;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/attributes/size","type",{type:"integer"},k.properties.attributes.properties.size,n),
r++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,i+"/attributes/size","minimum",{comparison:">=",limit:0},k.properties.attributes.properties.size,n),
r++)}if(s.md5!==void 0){let n=s.md5;typeof n=="string"?nt.test(n)||(e=o(e,i+"/attributes/md5","pattern",{pattern:"^[0-9a-f]{32}$"},k.properties.attributes.properties.
md5,n),r++):(e=o(e,i+"/attributes/md5","type",{type:"string"},k.properties.attributes.properties.md5,n),r++)}if(s.width!==void 0){let n=s.width;!(typeof n=="num\
ber"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null&&(e=o(e,i+"/attributes/width","type",{type:k.properties.attributes.properties.width.type},k.properties.attributes.
properties.width,n),r++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,i+"/attributes/width","minimum",{comparison:">=",limit:0},k.properties.attributes.
properties.width,n),r++)}if(s.height!==void 0){let n=s.height;!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null&&(e=o(e,i+"/attributes/height","ty\
pe",{type:k.properties.attributes.properties.height.type},k.properties.attributes.properties.height,n),r++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=
o(e,i+"/attributes/height","minimum",{comparison:">=",limit:0},k.properties.attributes.properties.height,n),r++)}if(s.is_image!==void 0){let n=s.is_image;typeof n!=
"boolean"&&(e=o(e,i+"/attributes/is_image","type",{type:"boolean"},k.properties.attributes.properties.is_image,n),r++)}if(s.author!==void 0){let n=s.author;typeof n!=
"string"&&n!==null&&(e=o(e,i+"/attributes/author","type",{type:k.properties.attributes.properties.author.type},k.properties.attributes.properties.author,n),r++)}
if(s.copyright!==void 0){let n=s.copyright;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/copyright","type",{type:k.properties.attributes.properties.copyright.
type},k.properties.attributes.properties.copyright,n),r++)}if(s.notes!==void 0){let n=s.notes;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/notes","type",
{type:k.properties.attributes.properties.notes.type},k.properties.attributes.properties.notes,n),r++)}if(s.tags!==void 0){let n=s.tags;if(Array.isArray(n)){let f=n.
length;for(let m=0;m<f;m++){let _=n[m];typeof _!="string"&&(e=o(e,i+"/attributes/tags/"+m,"type",{type:"string"},k.properties.attributes.properties.tags.items,_),
r++)}}else e=o(e,i+"/attributes/tags","type",{type:"array"},k.properties.attributes.properties.tags,n),r++}if(s.default_field_metadata!==void 0){let n=s.default_field_metadata;
if(n&&typeof n=="object"&&!Array.isArray(n))for(let f in n)bi(n[f],{instancePath:i+"/attributes/default_field_metadata/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:n,parentDataProperty:f,rootData:q})||(e=N(e,bi),r=e.length);else e=o(e,i+"/attributes/default_field_metadata","type",{type:"object"},k.properties.attributes.
properties.default_field_metadata,n),r++}if(s.duration!==void 0){let n=s.duration;!(typeof n=="number"&&isFinite(n))&&n!==null&&(e=o(e,i+"/attributes/duration",
"type",{type:k.properties.attributes.properties.duration.type},k.properties.attributes.properties.duration,n),r++)}if(s.frame_rate!==void 0){let n=s.frame_rate;
!(typeof n=="number"&&isFinite(n))&&n!==null&&(e=o(e,i+"/attributes/frame_rate","type",{type:k.properties.attributes.properties.frame_rate.type},k.properties.attributes.
properties.frame_rate,n),r++)}if(s.blurhash!==void 0){let n=s.blurhash;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/blurhash","type",{type:k.properties.attributes.
properties.blurhash.type},k.properties.attributes.properties.blurhash,n),r++)}if(s.thumbhash!==void 0){let n=s.thumbhash;typeof n!="string"&&n!==null&&(e=o(e,i+
"/attributes/thumbhash","type",{type:k.properties.attributes.properties.thumbhash.type},k.properties.attributes.properties.thumbhash,n),r++)}if(s.mux_playback_id!==
void 0){let n=s.mux_playback_id;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/mux_playback_id","type",{type:k.properties.attributes.properties.mux_playback_id.
type},k.properties.attributes.properties.mux_playback_id,n),r++)}if(s.mux_mp4_highest_res!==void 0){let n=s.mux_mp4_highest_res;typeof n!="string"&&n!==null&&(e=
o(e,i+"/attributes/mux_mp4_highest_res","type",{type:k.properties.attributes.properties.mux_mp4_highest_res.type},k.properties.attributes.properties.mux_mp4_highest_res,
n),r++),n==="high"||n==="medium"||n==="low"||n===null||(e=o(e,i+"/attributes/mux_mp4_highest_res","enum",{allowedValues:k.properties.attributes.properties.mux_mp4_highest_res.
enum},k.properties.attributes.properties.mux_mp4_highest_res,n),r++)}if(s.smart_tags!==void 0){let n=s.smart_tags;if(Array.isArray(n)){let f=n.length;for(let m=0;m<
f;m++){let _=n[m];typeof _!="string"&&(e=o(e,i+"/attributes/smart_tags/"+m,"type",{type:"string"},k.properties.attributes.properties.smart_tags.items,_),r++)}}else
e=o(e,i+"/attributes/smart_tags","type",{type:"array"},k.properties.attributes.properties.smart_tags,n),r++}if(s.exif_info!==void 0){let n=s.exif_info;n&&typeof n==
"object"&&!Array.isArray(n)||(e=o(e,i+"/attributes/exif_info","type",{type:"object"},k.properties.attributes.properties.exif_info,n),r++)}if(s.colors!==void 0){
let n=s.colors;if(Array.isArray(n)){let f=n.length;for(let m=0;m<f;m++){let _=n[m];if(_&&typeof _=="object"&&!Array.isArray(_)){_.red===void 0&&(e=o(e,i+"/attri\
butes/colors/"+m,"required",{missingProperty:"red"},k.properties.attributes.properties.colors.items,_),r++),_.green===void 0&&(e=o(e,i+"/attributes/colors/"+m,"\
required",{missingProperty:"green"},k.properties.attributes.properties.colors.items,_),r++),_.blue===void 0&&(e=o(e,i+"/attributes/colors/"+m,"required",{missingProperty:"\
blue"},k.properties.attributes.properties.colors.items,_),r++),_.alpha===void 0&&(e=o(e,i+"/attributes/colors/"+m,"required",{missingProperty:"alpha"},k.properties.
attributes.properties.colors.items,_),r++);for(let v in _)v==="red"||v==="green"||v==="blue"||v==="alpha"||(e=o(e,i+"/attributes/colors/"+m,"additionalPropertie\
s",{additionalProperty:v},k.properties.attributes.properties.colors.items,_),r++);if(_.red!==void 0){let v=_.red;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(
v)||(e=o(e,i+"/attributes/colors/"+m+"/red","type",{type:"integer"},k.properties.attributes.properties.colors.items.properties.red,v),r++),typeof v=="number"&&isFinite(
v)&&((v>255||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+m+"/red","maximum",{comparison:"<=",limit:255},k.properties.attributes.properties.colors.items.properties.
red,v),r++),(v<0||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+m+"/red","minimum",{comparison:">=",limit:0},k.properties.attributes.properties.colors.items.properties.
red,v),r++))}if(_.green!==void 0){let v=_.green;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=o(e,i+"/attributes/colors/"+m+"/green","type",{type:"inte\
ger"},k.properties.attributes.properties.colors.items.properties.green,v),r++),typeof v=="number"&&isFinite(v)&&((v>255||isNaN(v))&&(e=o(e,i+"/attributes/colors\
/"+m+"/green","maximum",{comparison:"<=",limit:255},k.properties.attributes.properties.colors.items.properties.green,v),r++),(v<0||isNaN(v))&&(e=o(e,i+"/attribu\
tes/colors/"+m+"/green","minimum",{comparison:">=",limit:0},k.properties.attributes.properties.colors.items.properties.green,v),r++))}if(_.blue!==void 0){let v=_.
blue;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=o(e,i+"/attributes/colors/"+m+"/blue","type",{type:"integer"},k.properties.attributes.properties.colors.
items.properties.blue,v),r++),typeof v=="number"&&isFinite(v)&&((v>255||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+m+"/blue","maximum",{comparison:"<=",limit:255},
k.properties.attributes.properties.colors.items.properties.blue,v),r++),(v<0||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+m+"/blue","minimum",{comparison:">=",limit:0},
k.properties.attributes.properties.colors.items.properties.blue,v),r++))}if(_.alpha!==void 0){let v=_.alpha;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||
(e=o(e,i+"/attributes/colors/"+m+"/alpha","type",{type:"integer"},k.properties.attributes.properties.colors.items.properties.alpha,v),r++),typeof v=="number"&&isFinite(
v)&&((v>255||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+m+"/alpha","maximum",{comparison:"<=",limit:255},k.properties.attributes.properties.colors.items.properties.
alpha,v),r++),(v<0||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+m+"/alpha","minimum",{comparison:">=",limit:0},k.properties.attributes.properties.colors.items.properties.
alpha,v),r++))}}else e=o(e,i+"/attributes/colors/"+m,"type",{type:"object"},k.properties.attributes.properties.colors.items,_),r++}}else e=o(e,i+"/attributes/co\
lors","type",{type:"array"},k.properties.attributes.properties.colors,n),r++}if(s.created_at!==void 0){let n=s.created_at;typeof n!="string"&&n!==null&&(e=o(e,i+
"/attributes/created_at","type",{type:k.properties.attributes.properties.created_at.type},k.properties.attributes.properties.created_at,n),r++),typeof n=="strin\
g"&&(K.test(n)||(e=o(e,i+"/attributes/created_at","format",{format:"date-time"},k.properties.attributes.properties.created_at,n),r++))}if(s.updated_at!==void 0){
let n=s.updated_at;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/updated_at","type",{type:k.properties.attributes.properties.updated_at.type},k.properties.
attributes.properties.updated_at,n),r++),typeof n=="string"&&(K.test(n)||(e=o(e,i+"/attributes/updated_at","format",{format:"date-time"},k.properties.attributes.
properties.updated_at,n),r++))}}else e=o(e,i+"/attributes","type",{type:"object"},k.properties.attributes,s),r++}if(t.relationships!==void 0){let s=t.relationships;
if(s&&typeof s=="object"&&!Array.isArray(s)){s.creator===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"creator"},k.properties.relationships,s),
r++),s.upload_collection===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"upload_collection"},k.properties.relationships,s),r++);for(let n in s)
n==="creator"||n==="upload_collection"||(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:n},k.properties.relationships,s),r++);if(s.creator!==
void 0){let n=s.creator;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/creator","required",{missingProperty:"data"},k.properties.
relationships.properties.creator,n),r++);for(let f in n)f!=="data"&&(e=o(e,i+"/relationships/creator","additionalProperties",{additionalProperty:f},k.properties.
relationships.properties.creator,n),r++);n.data!==void 0&&(Rt(n.data,{instancePath:i+"/relationships/creator/data",parentData:n,parentDataProperty:"data",rootData:q})||
(e=N(e,Rt),r=e.length))}else e=o(e,i+"/relationships/creator","type",{type:"object"},k.properties.relationships.properties.creator,n),r++}if(s.upload_collection!==
void 0){let n=s.upload_collection;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/upload_collection","required",{missingProperty:"\
data"},k.properties.relationships.properties.upload_collection,n),r++);for(let f in n)f!=="data"&&(e=o(e,i+"/relationships/upload_collection","additionalPropert\
ies",{additionalProperty:f},k.properties.relationships.properties.upload_collection,n),r++);if(n.data!==void 0){let f=n.data,m=r,_=!0,v=r;f!==null&&(e=o(e),r++);
var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let x=r;be(f,{instancePath:i+"/relationships/upload_collection/data",parentData:n,parentDataProperty:"dat\
a",rootData:q})||(e=N(e,be),r=e.length);var p=x===r;_=p}_||(e=o(e,i+"/relationships/upload_collection/data","if",{failingKeyword:"else"},k.properties.relationships.
properties.upload_collection.properties.data,f),r++)}}else e=o(e,i+"/relationships/upload_collection","type",{type:"object"},k.properties.relationships.properties.
upload_collection,n),r++}}else e=o(e,i+"/relationships","type",{type:"object"},k.properties.relationships,s),r++}t.meta!==void 0&&(gi(t.meta,{instancePath:i+"/m\
eta",parentData:t,parentDataProperty:"meta",rootData:q})||(e=N(e,gi),r=e.length))}else e=o(e,i,"type",{type:"object"},k,t),r++;return Zi.errors=e,r===0}function zo(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"req\
uired",{missingProperty:"data"},Bi,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},Bi,t),r++);t.data!==void 0&&(Zi(t.data,
{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:q})||(e=N(e,Zi),r=e.length))}else e=o(e,i,"type",{type:"object"},Bi,t),r++;return zo.errors=
e,r===0}a.v38=Oo;let Yi={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Job"}},$id:"standin:/\
/json-api/data/Job"},hr={type:"object",additionalProperties:!1,required:["id","type"],properties:{id:{type:"string"},type:{type:"string",const:"job"}}};function Hi(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"id"},hr,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},hr,t),r++);for(let p in t)p==="id"||p==="type"||(e=o(e,i,"a\
dditionalProperties",{additionalProperty:p},hr,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},hr.properties.id,p),
r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},hr.properties.type,p),r++),p!=="job"&&(e=o(e,i+"/type","const",
{allowedValue:"job"},hr.properties.type,p),r++)}}else e=o(e,i,"type",{type:"object"},hr,t),r++;return Hi.errors=e,r===0}function Oo(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},
Yi,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},Yi,t),r++);t.data!==void 0&&(Hi(t.data,{instancePath:i+"/data",parentData:t,
parentDataProperty:"data",rootData:q})||(e=N(e,Hi),r=e.length))}else e=o(e,i,"type",{type:"object"},Yi,t),r++;return Oo.errors=e,r===0}a.v39=Ro;let xe={type:"ob\
ject",additionalProperties:!1,required:["data"],properties:{data:{type:"array",minItems:1,items:{type:"object",additionalProperties:!1,required:["id","type","at\
tributes"],properties:{id:{type:"string"},type:{type:"string",const:"api_error"},attributes:{type:"object",additionalProperties:!1,required:["code","doc_url","d\
etails"],properties:{code:{type:"string",enum:["INVALID_JSON_BODY","MALFORMED_REQUEST","INVALID_AUTHORIZATION_HEADER","INSUFFICIENT_PERMISSIONS","NOT_FOUND","FO\
REIGN_REQUEST","INVALID_ENDPOINT","PAYLOAD_TOO_LARGE","URL_TOO_LONG","INVALID_CONTENT_TYPE_HEADER","EXPECTATION_FAILED","INVALID_FORMAT","INVALID_FIELD","INVALI\
D_ENTITY_ID","INVALID_TYPE","INVALID_ENVIRONMENT","INVALID_API_VERSION","INVALID_PREFERENCE","NOT_A_VIDEO","TOO_MANY_OPERATIONS","UPLOAD_IS_CURRENTLY_IN_USE","C\
ONCURRENT_UPLOAD_UPDATE","RATE_LIMIT_EXCEEDED","HEADERS_TOO_LARGE","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]},doc_url:{type:"string"},details:{type:"object",additionalProperties:!0},
transient:{type:"boolean"}}}}}}}};function Ro(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&
!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},xe,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},
xe,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){p.length<1&&(e=o(e,i+"/data","minItems",{limit:1},xe.properties.data,p),r++);let s=p.length;for(let n=0;n<
s;n++){let f=p[n];if(f&&typeof f=="object"&&!Array.isArray(f)){f.id===void 0&&(e=o(e,i+"/data/"+n,"required",{missingProperty:"id"},xe.properties.data.items,f),
r++),f.type===void 0&&(e=o(e,i+"/data/"+n,"required",{missingProperty:"type"},xe.properties.data.items,f),r++),f.attributes===void 0&&(e=o(e,i+"/data/"+n,"requi\
red",{missingProperty:"attributes"},xe.properties.data.items,f),r++);for(let m in f)m==="id"||m==="type"||m==="attributes"||(e=o(e,i+"/data/"+n,"additionalPrope\
rties",{additionalProperty:m},xe.properties.data.items,f),r++);if(f.id!==void 0){let m=f.id;typeof m!="string"&&(e=o(e,i+"/data/"+n+"/id","type",{type:"string"},
xe.properties.data.items.properties.id,m),r++)}if(f.type!==void 0){let m=f.type;typeof m!="string"&&(e=o(e,i+"/data/"+n+"/type","type",{type:"string"},xe.properties.
data.items.properties.type,m),r++),m!=="api_error"&&(e=o(e,i+"/data/"+n+"/type","const",{allowedValue:"api_error"},xe.properties.data.items.properties.type,m),r++)}
if(f.attributes!==void 0){let m=f.attributes;if(m&&typeof m=="object"&&!Array.isArray(m)){m.code===void 0&&(e=o(e,i+"/data/"+n+"/attributes","required",{missingProperty:"\
code"},xe.properties.data.items.properties.attributes,m),r++),m.doc_url===void 0&&(e=o(e,i+"/data/"+n+"/attributes","required",{missingProperty:"doc_url"},xe.properties.
data.items.properties.attributes,m),r++),m.details===void 0&&(e=o(e,i+"/data/"+n+"/attributes","required",{missingProperty:"details"},xe.properties.data.items.properties.
attributes,m),r++);for(let _ in m)_==="code"||_==="doc_url"||_==="details"||_==="transient"||(e=o(e,i+"/data/"+n+"/attributes","additionalProperties",{additionalProperty:_},
xe.properties.data.items.properties.attributes,m),r++);if(m.code!==void 0){let _=m.code;typeof _!="string"&&(e=o(e,i+"/data/"+n+"/attributes/code","type",{type:"\
string"},xe.properties.data.items.properties.attributes.properties.code,_),r++),_==="INVALID_JSON_BODY"||_==="MALFORMED_REQUEST"||_==="INVALID_AUTHORIZATION_HEA\
DER"||_==="INSUFFICIENT_PERMISSIONS"||_==="NOT_FOUND"||_==="FOREIGN_REQUEST"||_==="INVALID_ENDPOINT"||_==="PAYLOAD_TOO_LARGE"||_==="URL_TOO_LONG"||_==="INVALID_\
CONTENT_TYPE_HEADER"||_==="EXPECTATION_FAILED"||_==="INVALID_FORMAT"||_==="INVALID_FIELD"||_==="INVALID_ENTITY_ID"||_==="INVALID_TYPE"||_==="INVALID_ENVIRONMENT"||
_==="INVALID_API_VERSION"||_==="INVALID_PREFERENCE"||_==="NOT_A_VIDEO"||_==="TOO_MANY_OPERATIONS"||_==="UPLOAD_IS_CURRENTLY_IN_USE"||_==="CONCURRENT_UPLOAD_UPDA\
TE"||_==="RATE_LIMIT_EXCEEDED"||_==="HEADERS_TOO_LARGE"||_==="INTERNAL_ERROR"||_==="SERVICE_UNAVAILABLE"||(e=o(e,i+"/data/"+n+"/attributes/code","enum",{allowedValues:xe.
properties.data.items.properties.attributes.properties.code.enum},xe.properties.data.items.properties.attributes.properties.code,_),r++)}if(m.doc_url!==void 0){
let _=m.doc_url;typeof _!="string"&&(e=o(e,i+"/data/"+n+"/attributes/doc_url","type",{type:"string"},xe.properties.data.items.properties.attributes.properties.doc_url,
_),r++)}if(m.details!==void 0){let _=m.details;_&&typeof _=="object"&&!Array.isArray(_)||(e=o(e,i+"/data/"+n+"/attributes/details","type",{type:"object"},xe.properties.
data.items.properties.attributes.properties.details,_),r++)}if(m.transient!==void 0){let _=m.transient;typeof _!="boolean"&&(e=o(e,i+"/data/"+n+"/attributes/tra\
nsient","type",{type:"boolean"},xe.properties.data.items.properties.attributes.properties.transient,_),r++)}}else e=o(e,i+"/data/"+n+"/attributes","type",{type:"\
object"},xe.properties.data.items.properties.attributes,m),r++}}else e=o(e,i+"/data/"+n,"type",{type:"object"},xe.properties.data.items,f),r++}}else e=o(e,i+"/d\
ata","type",{type:"array"},xe.properties.data,p),r++}}else e=o(e,i,"type",{type:"object"},xe,t),r++;return Ro.errors=e,r===0}a.v40=Lo;let Gi={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadUpdate"}},$id:"standin://json-api/data/UploadUpdate"},de={type:"object",additionalProperties:!1,
properties:{id:{type:"string"},type:{type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,properties:{path:{type:"string"},basename:{
type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{
type:"object",additionalProperties:{$ref:"standin://json-api/schemas#/$defs/FieldMetadataUpdate"}}}},relationships:{type:"object",additionalProperties:!1,properties:{
creator:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/CreatorUpdate"}}},upload_collection:{
type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/CollectionOfUploadUpdat\
e"}}}}}},meta:{type:"object",additionalProperties:!0}},required:["id","type"]},cr={type:"object",additionalProperties:!1,properties:{title:{type:["string","null"]},
alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/Foc\
alPointUpdate"}}}},Wt={type:"object",additionalProperties:!1,required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,maximum:1}}};
function Ji(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.x===void 0&&(e=
o(e,i,"required",{missingProperty:"x"},Wt,t),r++),t.y===void 0&&(e=o(e,i,"required",{missingProperty:"y"},Wt,t),r++);for(let p in t)p==="x"||p==="y"||(e=o(e,i,"\
additionalProperties",{additionalProperty:p},Wt,t),r++);if(t.x!==void 0){let p=t.x;typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&(e=o(e,i+"/x","maximum",{comparison:"\
<=",limit:1},Wt.properties.x,p),r++),(p<0||isNaN(p))&&(e=o(e,i+"/x","minimum",{comparison:">=",limit:0},Wt.properties.x,p),r++)):(e=o(e,i+"/x","type",{type:"num\
ber"},Wt.properties.x,p),r++)}if(t.y!==void 0){let p=t.y;typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&(e=o(e,i+"/y","maximum",{comparison:"<=",limit:1},Wt.
properties.y,p),r++),(p<0||isNaN(p))&&(e=o(e,i+"/y","minimum",{comparison:">=",limit:0},Wt.properties.y,p),r++)):(e=o(e,i+"/y","type",{type:"number"},Wt.properties.
y,p),r++)}}else e=o(e,i,"type",{type:"object"},Wt,t),r++;return Ji.errors=e,r===0}function Qi(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)s==="title"||s==="alt"||s==="custom_data"||s==="focal_point"||(e=o(e,i,"additionalPro\
perties",{additionalProperty:s},cr,t),r++);if(t.title!==void 0){let s=t.title;typeof s!="string"&&s!==null&&(e=o(e,i+"/title","type",{type:cr.properties.title.type},
cr.properties.title,s),r++)}if(t.alt!==void 0){let s=t.alt;typeof s!="string"&&s!==null&&(e=o(e,i+"/alt","type",{type:cr.properties.alt.type},cr.properties.alt,
s),r++)}if(t.custom_data!==void 0){let s=t.custom_data;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,i+"/custom_data","type",{type:"object"},cr.properties.custom_data,
s),r++)}if(t.focal_point!==void 0){let s=t.focal_point,n=r,f=!0,m=r;s!==null&&(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;Ji(s,{
instancePath:i+"/focal_point",parentData:t,parentDataProperty:"focal_point",rootData:q})||(e=N(e,Ji),r=e.length);var p=_===r;f=p}f||(e=o(e,i+"/focal_point","if",
{failingKeyword:"else"},cr.properties.focal_point,s),r++)}}else e=o(e,i,"type",{type:"object"},cr,t),r++;return Qi.errors=e,r===0}let Bt={type:"object",additionalProperties:!1,
required:["type","id"],properties:{type:{$ref:"standin://json-api/schemas#/$defs/CreatorType"},id:{type:"string"}}};function Xi(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},
Bt,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Bt,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
Bt,t),r++);if(t.type!==void 0&&(sr(t.type,{instancePath:i+"/type",parentData:t,parentDataProperty:"type",rootData:q})||(e=N(e,sr),r=e.length)),t.id!==void 0){let p=t.
id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},Bt.properties.id,p),r++)}}else e=o(e,i,"type",{type:"object"},Bt,t),r++;return Xi.errors=e,r===0}let _t={
type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function Pi(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"\
type"},_t,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},_t,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
_t,t),r++);if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},_t.properties.type,p),r++),p!=="upload_collection"&&(e=o(
e,i+"/type","const",{allowedValue:"upload_collection"},_t.properties.type,p),r++)}if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"\
string"},_t.properties.id,p),r++)}}else e=o(e,i,"type",{type:"object"},_t,t),r++;return Pi.errors=e,r===0}function ep(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},de,t),r++),t.type===void 0&&
(e=o(e,i,"required",{missingProperty:"type"},de,t),r++);for(let s in t)s==="id"||s==="type"||s==="attributes"||s==="relationships"||s==="meta"||(e=o(e,i,"additi\
onalProperties",{additionalProperty:s},de,t),r++);if(t.id!==void 0){let s=t.id;typeof s!="string"&&(e=o(e,i+"/id","type",{type:"string"},de.properties.id,s),r++)}
if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,i+"/type","type",{type:"string"},de.properties.type,s),r++),s!=="upload"&&(e=o(e,i+"/type","const",{
allowedValue:"upload"},de.properties.type,s),r++)}if(t.attributes!==void 0){let s=t.attributes;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)n==="\
path"||n==="basename"||n==="copyright"||n==="author"||n==="notes"||n==="tags"||n==="default_field_metadata"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:n},
de.properties.attributes,s),r++);if(s.path!==void 0){let n=s.path;typeof n!="string"&&(e=o(e,i+"/attributes/path","type",{type:"string"},de.properties.attributes.
properties.path,n),r++)}if(s.basename!==void 0){let n=s.basename;typeof n!="string"&&(e=o(e,i+"/attributes/basename","type",{type:"string"},de.properties.attributes.
properties.basename,n),r++)}if(s.copyright!==void 0){let n=s.copyright;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/copyright","type",{type:de.properties.
attributes.properties.copyright.type},de.properties.attributes.properties.copyright,n),r++)}if(s.author!==void 0){let n=s.author;typeof n!="string"&&n!==null&&(e=
o(e,i+"/attributes/author","type",{type:de.properties.attributes.properties.author.type},de.properties.attributes.properties.author,n),r++)}if(s.notes!==void 0){
let n=s.notes;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/notes","type",{type:de.properties.attributes.properties.notes.type},de.properties.attributes.properties.
notes,n),r++)}if(s.tags!==void 0){let n=s.tags;if(Array.isArray(n)){let f=n.length;for(let m=0;m<f;m++){let _=n[m];typeof _!="string"&&(e=o(e,i+"/attributes/tag\
s/"+m,"type",{type:"string"},de.properties.attributes.properties.tags.items,_),r++)}}else e=o(e,i+"/attributes/tags","type",{type:"array"},de.properties.attributes.
properties.tags,n),r++}if(s.default_field_metadata!==void 0){let n=s.default_field_metadata;if(n&&typeof n=="object"&&!Array.isArray(n))for(let f in n)Qi(n[f],{
instancePath:i+"/attributes/default_field_metadata/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:f,rootData:q})||(e=N(e,Qi),r=e.length);else
e=o(e,i+"/attributes/default_field_metadata","type",{type:"object"},de.properties.attributes.properties.default_field_metadata,n),r++}}else e=o(e,i+"/attributes",
"type",{type:"object"},de.properties.attributes,s),r++}if(t.relationships!==void 0){let s=t.relationships;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)
n==="creator"||n==="upload_collection"||(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:n},de.properties.relationships,s),r++);if(s.creator!==
void 0){let n=s.creator;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/creator","required",{missingProperty:"data"},de.properties.
relationships.properties.creator,n),r++);for(let f in n)f!=="data"&&(e=o(e,i+"/relationships/creator","additionalProperties",{additionalProperty:f},de.properties.
relationships.properties.creator,n),r++);n.data!==void 0&&(Xi(n.data,{instancePath:i+"/relationships/creator/data",parentData:n,parentDataProperty:"data",rootData:q})||
(e=N(e,Xi),r=e.length))}else e=o(e,i+"/relationships/creator","type",{type:"object"},de.properties.relationships.properties.creator,n),r++}if(s.upload_collection!==
void 0){let n=s.upload_collection;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/upload_collection","required",{missingProperty:"\
data"},de.properties.relationships.properties.upload_collection,n),r++);for(let f in n)f!=="data"&&(e=o(e,i+"/relationships/upload_collection","additionalProper\
ties",{additionalProperty:f},de.properties.relationships.properties.upload_collection,n),r++);if(n.data!==void 0){let f=n.data,m=r,_=!0,v=r;f!==null&&(e=o(e),r++);
var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let x=r;Pi(f,{instancePath:i+"/relationships/upload_collection/data",parentData:n,parentDataProperty:"dat\
a",rootData:q})||(e=N(e,Pi),r=e.length);var p=x===r;_=p}_||(e=o(e,i+"/relationships/upload_collection/data","if",{failingKeyword:"else"},de.properties.relationships.
properties.upload_collection.properties.data,f),r++)}}else e=o(e,i+"/relationships/upload_collection","type",{type:"object"},de.properties.relationships.properties.
upload_collection,n),r++}}else e=o(e,i+"/relationships","type",{type:"object"},de.properties.relationships,s),r++}if(t.meta!==void 0){let s=t.meta;s&&typeof s==
"object"&&!Array.isArray(s)||(e=o(e,i+"/meta","type",{type:"object"},de.properties.meta,s),r++)}}else e=o(e,i,"type",{type:"object"},de,t),r++;return ep.errors=
e,r===0}function Lo(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===
void 0&&(e=o(e,i,"required",{missingProperty:"data"},Gi,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},Gi,t),r++);t.data!==
void 0&&(ep(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:q})||(e=N(e,ep),r=e.length))}else e=o(e,i,"type",{type:"object"},Gi,t),
r++;return Lo.errors=e,r===0}a.v41=So;let tp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/\
UploadCreate"}},$id:"standin://json-api/data/UploadCreate"},ie={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{id:{type:"strin\
g",pattern:"^[A-Za-z0-9_-]{22}$"},type:{type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,required:["path"],properties:{path:{type:"\
string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"\
string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://json-api/schemas#/$defs/FieldMetadataCreate"}}}},relationships:{type:"obje\
ct",additionalProperties:!1,properties:{creator:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$de\
fs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/sche\
mas#/$defs/UploadCollectionReference"}}}}}}}},vr={type:"object",additionalProperties:!1,properties:{title:{type:["string","null"]},alt:{type:["string","null"]},
custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPoint"}}}};function rp(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)s==="title"||s==="alt"||s==="cust\
om_data"||s==="focal_point"||(e=o(e,i,"additionalProperties",{additionalProperty:s},vr,t),r++);if(t.title!==void 0){let s=t.title;typeof s!="string"&&s!==null&&
(e=o(e,i+"/title","type",{type:vr.properties.title.type},vr.properties.title,s),r++)}if(t.alt!==void 0){let s=t.alt;typeof s!="string"&&s!==null&&(e=o(e,i+"/alt",
"type",{type:vr.properties.alt.type},vr.properties.alt,s),r++)}if(t.custom_data!==void 0){let s=t.custom_data;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,i+
"/custom_data","type",{type:"object"},vr.properties.custom_data,s),r++)}if(t.focal_point!==void 0){let s=t.focal_point,n=r,f=!0,m=r;s!==null&&(e=o(e),r++);var p=m===
r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;_i(s,{instancePath:i+"/focal_point",parentData:t,parentDataProperty:"focal_point",rootData:q})||(e=N(e,_i),
r=e.length);var p=_===r;f=p}f||(e=o(e,i+"/focal_point","if",{failingKeyword:"else"},vr.properties.focal_point,s),r++)}}else e=o(e,i,"type",{type:"object"},vr,t),
r++;return rp.errors=e,r===0}function ip(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},ie,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},ie,
t),r++);for(let s in t)s==="id"||s==="type"||s==="attributes"||s==="relationships"||(e=o(e,i,"additionalProperties",{additionalProperty:s},ie,t),r++);if(t.id!==
void 0){let s=t.id;typeof s=="string"?De.test(s)||(e=o(e,i+"/id","pattern",{pattern:"^[A-Za-z0-9_-]{22}$"},ie.properties.id,s),r++):(e=o(e,i+"/id","type",{type:"\
string"},ie.properties.id,s),r++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,i+"/type","type",{type:"string"},ie.properties.type,s),r++),s!=="u\
pload"&&(e=o(e,i+"/type","const",{allowedValue:"upload"},ie.properties.type,s),r++)}if(t.attributes!==void 0){let s=t.attributes;if(s&&typeof s=="object"&&!Array.
isArray(s)){s.path===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"path"},ie.properties.attributes,s),r++);for(let n in s)n==="path"||n==="basenam\
e"||n==="copyright"||n==="author"||n==="notes"||n==="tags"||n==="default_field_metadata"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:n},ie.
properties.attributes,s),r++);if(s.path!==void 0){let n=s.path;typeof n!="string"&&(e=o(e,i+"/attributes/path","type",{type:"string"},ie.properties.attributes.properties.
path,n),r++)}if(s.basename!==void 0){let n=s.basename;typeof n!="string"&&(e=o(e,i+"/attributes/basename","type",{type:"string"},ie.properties.attributes.properties.
basename,n),r++)}if(s.copyright!==void 0){let n=s.copyright;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/copyright","type",{type:ie.properties.attributes.
properties.copyright.type},ie.properties.attributes.properties.copyright,n),r++)}if(s.author!==void 0){let n=s.author;typeof n!="string"&&n!==null&&(e=o(e,i+"/a\
ttributes/author","type",{type:ie.properties.attributes.properties.author.type},ie.properties.attributes.properties.author,n),r++)}if(s.notes!==void 0){let n=s.
notes;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/notes","type",{type:ie.properties.attributes.properties.notes.type},ie.properties.attributes.properties.
notes,n),r++)}if(s.tags!==void 0){let n=s.tags;if(Array.isArray(n)){let f=n.length;for(let m=0;m<f;m++){let _=n[m];typeof _!="string"&&(e=o(e,i+"/attributes/tag\
s/"+m,"type",{type:"string"},ie.properties.attributes.properties.tags.items,_),r++)}}else e=o(e,i+"/attributes/tags","type",{type:"array"},ie.properties.attributes.
properties.tags,n),r++}if(s.default_field_metadata!==void 0){let n=s.default_field_metadata;if(n&&typeof n=="object"&&!Array.isArray(n))for(let f in n)rp(n[f],{
instancePath:i+"/attributes/default_field_metadata/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:f,rootData:q})||(e=N(e,rp),r=e.length);else
e=o(e,i+"/attributes/default_field_metadata","type",{type:"object"},ie.properties.attributes.properties.default_field_metadata,n),r++}}else e=o(e,i+"/attributes",
"type",{type:"object"},ie.properties.attributes,s),r++}if(t.relationships!==void 0){let s=t.relationships;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)
n==="creator"||n==="upload_collection"||(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:n},ie.properties.relationships,s),r++);if(s.creator!==
void 0){let n=s.creator;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/creator","required",{missingProperty:"data"},ie.properties.
relationships.properties.creator,n),r++);for(let f in n)f!=="data"&&(e=o(e,i+"/relationships/creator","additionalProperties",{additionalProperty:f},ie.properties.
relationships.properties.creator,n),r++);n.data!==void 0&&(Rt(n.data,{instancePath:i+"/relationships/creator/data",parentData:n,parentDataProperty:"data",rootData:q})||
(e=N(e,Rt),r=e.length))}else e=o(e,i+"/relationships/creator","type",{type:"object"},ie.properties.relationships.properties.creator,n),r++}if(s.upload_collection!==
void 0){let n=s.upload_collection;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/upload_collection","required",{missingProperty:"\
data"},ie.properties.relationships.properties.upload_collection,n),r++);for(let f in n)f!=="data"&&(e=o(e,i+"/relationships/upload_collection","additionalProper\
ties",{additionalProperty:f},ie.properties.relationships.properties.upload_collection,n),r++);if(n.data!==void 0){let f=n.data,m=r,_=!0,v=r;f!==null&&(e=o(e),r++);
var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let x=r;be(f,{instancePath:i+"/relationships/upload_collection/data",parentData:n,parentDataProperty:"dat\
a",rootData:q})||(e=N(e,be),r=e.length);var p=x===r;_=p}_||(e=o(e,i+"/relationships/upload_collection/data","if",{failingKeyword:"else"},ie.properties.relationships.
properties.upload_collection.properties.data,f),r++)}}else e=o(e,i+"/relationships/upload_collection","type",{type:"object"},ie.properties.relationships.properties.
upload_collection,n),r++}}else e=o(e,i+"/relationships","type",{type:"object"},ie.properties.relationships,s),r++}}else e=o(e,i,"type",{type:"object"},ie,t),r++;
return ip.errors=e,r===0}function So(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},tp,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},tp,
t),r++);t.data!==void 0&&(ip(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:q})||(e=N(e,ip),r=e.length))}else e=o(e,i,"type",{type:"\
object"},tp,t),r++;return So.errors=e,r===0}a.v42=Mo;let ci={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{
$ref:"standin://json-api/schemas#/$defs/Upload"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};function vi(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},k,t),r++),t.type===void 0&&
(e=o(e,i,"required",{missingProperty:"type"},k,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},k,t),r++),t.relationships===void 0&&
(e=o(e,i,"required",{missingProperty:"relationships"},k,t),r++);for(let s in t)s==="id"||s==="type"||s==="attributes"||s==="relationships"||s==="meta"||(e=o(e,i,
"additionalProperties",{additionalProperty:s},k,t),r++);if(t.id!==void 0){let s=t.id;typeof s!="string"&&(e=o(e,i+"/id","type",{type:"string"},k.properties.id,s),
r++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,i+"/type","type",{type:"string"},k.properties.type,s),r++),s!=="upload"&&(e=o(e,i+"/type","cons\
t",{allowedValue:"upload"},k.properties.type,s),r++)}if(t.attributes!==void 0){let s=t.attributes;if(s&&typeof s=="object"&&!Array.isArray(s)){s.path===void 0&&
(e=o(e,i+"/attributes","required",{missingProperty:"path"},k.properties.attributes,s),r++),s.basename===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
basename"},k.properties.attributes,s),r++),s.filename===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"filename"},k.properties.attributes,s),r++),s.
url===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"url"},k.properties.attributes,s),r++),s.format===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
format"},k.properties.attributes,s),r++),s.mime_type===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"mime_type"},k.properties.attributes,s),r++),s.
size===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"size"},k.properties.attributes,s),r++),s.md5===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
md5"},k.properties.attributes,s),r++),s.width===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"width"},k.properties.attributes,s),r++),s.height===void 0&&
(e=o(e,i+"/attributes","required",{missingProperty:"height"},k.properties.attributes,s),r++),s.is_image===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
is_image"},k.properties.attributes,s),r++),s.author===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"author"},k.properties.attributes,s),r++),s.copyright===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"copyright"},k.properties.attributes,s),r++),s.notes===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
notes"},k.properties.attributes,s),r++),s.tags===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"tags"},k.properties.attributes,s),r++),s.default_field_metadata===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"default_field_metadata"},k.properties.attributes,s),r++),s.duration===void 0&&(e=o(e,i+"/attributes",
"required",{missingProperty:"duration"},k.properties.attributes,s),r++),s.frame_rate===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"frame_rate"},
k.properties.attributes,s),r++),s.blurhash===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"blurhash"},k.properties.attributes,s),r++),s.thumbhash===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"thumbhash"},k.properties.attributes,s),r++),s.mux_playback_id===void 0&&(e=o(e,i+"/attributes","requ\
ired",{missingProperty:"mux_playback_id"},k.properties.attributes,s),r++),s.mux_mp4_highest_res===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"mu\
x_mp4_highest_res"},k.properties.attributes,s),r++),s.smart_tags===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"smart_tags"},k.properties.attributes,
s),r++),s.exif_info===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"exif_info"},k.properties.attributes,s),r++),s.colors===void 0&&(e=o(e,i+"/attr\
ibutes","required",{missingProperty:"colors"},k.properties.attributes,s),r++),s.created_at===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"created\
_at"},k.properties.attributes,s),r++),s.updated_at===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"updated_at"},k.properties.attributes,s),r++);for(let n in s)
Y.call(k.properties.attributes.properties,n)||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:n},k.properties.attributes,s),r++);if(s.path!==void 0){
let n=s.path;typeof n!="string"&&(e=o(e,i+"/attributes/path","type",{type:"string"},k.properties.attributes.properties.path,n),r++)}if(s.basename!==void 0){let n=s.
basename;typeof n!="string"&&(e=o(e,i+"/attributes/basename","type",{type:"string"},k.properties.attributes.properties.basename,n),r++)}if(s.filename!==void 0){
let n=s.filename;typeof n!="string"&&(e=o(e,i+"/attributes/filename","type",{type:"string"},k.properties.attributes.properties.filename,n),r++)}if(s.url!==void 0){
let n=s.url;typeof n=="string"?H(n)||(e=o(e,i+"/attributes/url","format",{format:"uri"},k.properties.attributes.properties.url,n),r++):(e=o(e,i+"/attributes/url",
"type",{type:"string"},k.properties.attributes.properties.url,n),r++)}if(s.format!==void 0){let n=s.format;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/f\
ormat","type",{type:k.properties.attributes.properties.format.type},k.properties.attributes.properties.format,n),r++)}if(s.mime_type!==void 0){let n=s.mime_type;
typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/mime_type","type",{type:k.properties.attributes.properties.mime_type.type},k.properties.attributes.properties.
mime_type,n),r++)}if(s.size!==void 0){let n=s.size;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/attributes/size","type",{type:"integer"},k.properties.
attributes.properties.size,n),r++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,i+"/attributes/size","minimum",{comparison:">=",limit:0},k.properties.
attributes.properties.size,n),r++)}if(s.md5!==void 0){let n=s.md5;typeof n=="string"?nt.test(n)||(e=o(e,i+"/attributes/md5","pattern",{pattern:"^[0-9a-f]{32}$"},
k.properties.attributes.properties.md5,n),r++):(e=o(e,i+"/attributes/md5","type",{type:"string"},k.properties.attributes.properties.md5,n),r++)}if(s.width!==void 0){
let n=s.width;!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null&&(e=o(e,i+"/attributes/width","type",{type:k.properties.attributes.properties.width.
type},k.properties.attributes.properties.width,n),r++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,i+"/attributes/width","minimum",{comparison:">=",
limit:0},k.properties.attributes.properties.width,n),r++)}if(s.height!==void 0){let n=s.height;!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null&&
(e=o(e,i+"/attributes/height","type",{type:k.properties.attributes.properties.height.type},k.properties.attributes.properties.height,n),r++),typeof n=="number"&&
isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,i+"/attributes/height","minimum",{comparison:">=",limit:0},k.properties.attributes.properties.height,n),r++)}if(s.is_image!==
void 0){let n=s.is_image;typeof n!="boolean"&&(e=o(e,i+"/attributes/is_image","type",{type:"boolean"},k.properties.attributes.properties.is_image,n),r++)}if(s.author!==
void 0){let n=s.author;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/author","type",{type:k.properties.attributes.properties.author.type},k.properties.attributes.
properties.author,n),r++)}if(s.copyright!==void 0){let n=s.copyright;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/copyright","type",{type:k.properties.attributes.
properties.copyright.type},k.properties.attributes.properties.copyright,n),r++)}if(s.notes!==void 0){let n=s.notes;typeof n!="string"&&n!==null&&(e=o(e,i+"/attr\
ibutes/notes","type",{type:k.properties.attributes.properties.notes.type},k.properties.attributes.properties.notes,n),r++)}if(s.tags!==void 0){let n=s.tags;if(Array.
isArray(n)){let f=n.length;for(let m=0;m<f;m++){let _=n[m];typeof _!="string"&&(e=o(e,i+"/attributes/tags/"+m,"type",{type:"string"},k.properties.attributes.properties.
tags.items,_),r++)}}else e=o(e,i+"/attributes/tags","type",{type:"array"},k.properties.attributes.properties.tags,n),r++}if(s.default_field_metadata!==void 0){let n=s.
default_field_metadata;if(n&&typeof n=="object"&&!Array.isArray(n))for(let f in n)bi(n[f],{instancePath:i+"/attributes/default_field_metadata/"+f.replace(/~/g,"\
~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:f,rootData:q})||(e=N(e,bi),r=e.length);else e=o(e,i+"/attributes/default_field_metadata","type",{type:"\
object"},k.properties.attributes.properties.default_field_metadata,n),r++}if(s.duration!==void 0){let n=s.duration;!(typeof n=="number"&&isFinite(n))&&n!==null&&
(e=o(e,i+"/attributes/duration","type",{type:k.properties.attributes.properties.duration.type},k.properties.attributes.properties.duration,n),r++)}if(s.frame_rate!==
void 0){let n=s.frame_rate;!(typeof n=="number"&&isFinite(n))&&n!==null&&(e=o(e,i+"/attributes/frame_rate","type",{type:k.properties.attributes.properties.frame_rate.
type},k.properties.attributes.properties.frame_rate,n),r++)}if(s.blurhash!==void 0){let n=s.blurhash;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/blurhas\
h","type",{type:k.properties.attributes.properties.blurhash.type},k.properties.attributes.properties.blurhash,n),r++)}if(s.thumbhash!==void 0){let n=s.thumbhash;
typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/thumbhash","type",{type:k.properties.attributes.properties.thumbhash.type},k.properties.attributes.properties.
thumbhash,n),r++)}if(s.mux_playback_id!==void 0){let n=s.mux_playback_id;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/mux_playback_id","type",{type:k.properties.
attributes.properties.mux_playback_id.type},k.properties.attributes.properties.mux_playback_id,n),r++)}if(s.mux_mp4_highest_res!==void 0){let n=s.mux_mp4_highest_res;
typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/mux_mp4_highest_res","type",{type:k.properties.attributes.properties.mux_mp4_highest_res.type},k.properties.
attributes.properties.mux_mp4_highest_res,n),r++),n==="high"||n==="medium"||n==="low"||n===null||(e=o(e,i+"/attributes/mux_mp4_highest_res","enum",{allowedValues:k.
properties.attributes.properties.mux_mp4_highest_res.enum},k.properties.attributes.properties.mux_mp4_highest_res,n),r++)}if(s.smart_tags!==void 0){let n=s.smart_tags;
if(Array.isArray(n)){let f=n.length;for(let m=0;m<f;m++){let _=n[m];typeof _!="string"&&(e=o(e,i+"/attributes/smart_tags/"+m,"type",{type:"string"},k.properties.
attributes.properties.smart_tags.items,_),r++)}}else e=o(e,i+"/attributes/smart_tags","type",{type:"array"},k.properties.attributes.properties.smart_tags,n),r++}
if(s.exif_info!==void 0){let n=s.exif_info;n&&typeof n=="object"&&!Array.isArray(n)||(e=o(e,i+"/attributes/exif_info","type",{type:"object"},k.properties.attributes.
properties.exif_info,n),r++)}if(s.colors!==void 0){let n=s.colors;if(Array.isArray(n)){let f=n.length;for(let m=0;m<f;m++){let _=n[m];if(_&&typeof _=="object"&&
!Array.isArray(_)){_.red===void 0&&(e=o(e,i+"/attributes/colors/"+m,"required",{missingProperty:"red"},k.properties.attributes.properties.colors.items,_),r++),_.
green===void 0&&(e=o(e,i+"/attributes/colors/"+m,"required",{missingProperty:"green"},k.properties.attributes.properties.colors.items,_),r++),_.blue===void 0&&(e=
o(e,i+"/attributes/colors/"+m,"required",{missingProperty:"blue"},k.properties.attributes.properties.colors.items,_),r++),_.alpha===void 0&&(e=o(e,i+"/attribute\
s/colors/"+m,"required",{missingProperty:"alpha"},k.properties.attributes.properties.colors.items,_),r++);for(let v in _)v==="red"||v==="green"||v==="blue"||v===
"alpha"||(e=o(e,i+"/attributes/colors/"+m,"additionalProperties",{additionalProperty:v},k.properties.attributes.properties.colors.items,_),r++);if(_.red!==void 0){
let v=_.red;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=o(e,i+"/attributes/colors/"+m+"/red","type",{type:"integer"},k.properties.attributes.properties.
colors.items.properties.red,v),r++),typeof v=="number"&&isFinite(v)&&((v>255||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+m+"/red","maximum",{comparison:"<=",limit:255},
k.properties.attributes.properties.colors.items.properties.red,v),r++),(v<0||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+m+"/red","minimum",{comparison:">=",limit:0},
k.properties.attributes.properties.colors.items.properties.red,v),r++))}if(_.green!==void 0){let v=_.green;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=
o(e,i+"/attributes/colors/"+m+"/green","type",{type:"integer"},k.properties.attributes.properties.colors.items.properties.green,v),r++),typeof v=="number"&&isFinite(
v)&&((v>255||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+m+"/green","maximum",{comparison:"<=",limit:255},k.properties.attributes.properties.colors.items.properties.
green,v),r++),(v<0||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+m+"/green","minimum",{comparison:">=",limit:0},k.properties.attributes.properties.colors.items.properties.
green,v),r++))}if(_.blue!==void 0){let v=_.blue;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=o(e,i+"/attributes/colors/"+m+"/blue","type",{type:"integ\
er"},k.properties.attributes.properties.colors.items.properties.blue,v),r++),typeof v=="number"&&isFinite(v)&&((v>255||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+
m+"/blue","maximum",{comparison:"<=",limit:255},k.properties.attributes.properties.colors.items.properties.blue,v),r++),(v<0||isNaN(v))&&(e=o(e,i+"/attributes/c\
olors/"+m+"/blue","minimum",{comparison:">=",limit:0},k.properties.attributes.properties.colors.items.properties.blue,v),r++))}if(_.alpha!==void 0){let v=_.alpha;
typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=o(e,i+"/attributes/colors/"+m+"/alpha","type",{type:"integer"},k.properties.attributes.properties.colors.
items.properties.alpha,v),r++),typeof v=="number"&&isFinite(v)&&((v>255||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+m+"/alpha","maximum",{comparison:"<=",limit:255},
k.properties.attributes.properties.colors.items.properties.alpha,v),r++),(v<0||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+m+"/alpha","minimum",{comparison:">=",limit:0},
k.properties.attributes.properties.colors.items.properties.alpha,v),r++))}}else e=o(e,i+"/attributes/colors/"+m,"type",{type:"object"},k.properties.attributes.properties.
colors.items,_),r++}}else e=o(e,i+"/attributes/colors","type",{type:"array"},k.properties.attributes.properties.colors,n),r++}if(s.created_at!==void 0){let n=s.
created_at;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/created_at","type",{type:k.properties.attributes.properties.created_at.type},k.properties.attributes.
properties.created_at,n),r++),typeof n=="string"&&(K.test(n)||(e=o(e,i+"/attributes/created_at","format",{format:"date-time"},k.properties.attributes.properties.
created_at,n),r++))}if(s.updated_at!==void 0){let n=s.updated_at;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/updated_at","type",{type:k.properties.attributes.
properties.updated_at.type},k.properties.attributes.properties.updated_at,n),r++),typeof n=="string"&&(K.test(n)||(e=o(e,i+"/attributes/updated_at","format",{format:"\
date-time"},k.properties.attributes.properties.updated_at,n),r++))}}else e=o(e,i+"/attributes","type",{type:"object"},k.properties.attributes,s),r++}if(t.relationships!==
void 0){let s=t.relationships;if(s&&typeof s=="object"&&!Array.isArray(s)){s.creator===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"creator"},
k.properties.relationships,s),r++),s.upload_collection===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"upload_collection"},k.properties.relationships,
s),r++);for(let n in s)n==="creator"||n==="upload_collection"||(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:n},k.properties.relationships,
s),r++);if(s.creator!==void 0){let n=s.creator;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/creator","required",{missingProperty:"\
data"},k.properties.relationships.properties.creator,n),r++);for(let f in n)f!=="data"&&(e=o(e,i+"/relationships/creator","additionalProperties",{additionalProperty:f},
k.properties.relationships.properties.creator,n),r++);n.data!==void 0&&(Rt(n.data,{instancePath:i+"/relationships/creator/data",parentData:n,parentDataProperty:"\
data",rootData:q})||(e=N(e,Rt),r=e.length))}else e=o(e,i+"/relationships/creator","type",{type:"object"},k.properties.relationships.properties.creator,n),r++}if(s.
upload_collection!==void 0){let n=s.upload_collection;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/upload_collection",
"required",{missingProperty:"data"},k.properties.relationships.properties.upload_collection,n),r++);for(let f in n)f!=="data"&&(e=o(e,i+"/relationships/upload_c\
ollection","additionalProperties",{additionalProperty:f},k.properties.relationships.properties.upload_collection,n),r++);if(n.data!==void 0){let f=n.data,m=r,_=!0,
v=r;f!==null&&(e=o(e),r++);var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let x=r;be(f,{instancePath:i+"/relationships/upload_collection/data",parentData:n,
parentDataProperty:"data",rootData:q})||(e=N(e,be),r=e.length);var p=x===r;_=p}_||(e=o(e,i+"/relationships/upload_collection/data","if",{failingKeyword:"else"},
k.properties.relationships.properties.upload_collection.properties.data,f),r++)}}else e=o(e,i+"/relationships/upload_collection","type",{type:"object"},k.properties.
relationships.properties.upload_collection,n),r++}}else e=o(e,i+"/relationships","type",{type:"object"},k.properties.relationships,s),r++}t.meta!==void 0&&(gi(t.
meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:q})||(e=N(e,gi),r=e.length))}else e=o(e,i,"type",{type:"object"},k,t),r++;return vi.
errors=e,r===0}let Kt={type:"object",additionalProperties:!1,required:["total_count"],properties:{total_count:{type:"integer",minimum:0}}};function Oe(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.total_count===void 0&&(e=o(e,i,"required",{missingProperty:"\
total_count"},Kt,t),r++);for(let p in t)p!=="total_count"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},Kt,t),r++);if(t.total_count!==void 0){let p=t.
total_count;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+"/total_count","type",{type:"integer"},Kt.properties.total_count,p),r++),typeof p=="num\
ber"&&isFinite(p)&&(p<0||isNaN(p))&&(e=o(e,i+"/total_count","minimum",{comparison:">=",limit:0},Kt.properties.total_count,p),r++)}}else e=o(e,i,"type",{type:"ob\
ject"},Kt,t),r++;return Oe.errors=e,r===0}function Mo(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="o\
bject"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},ci,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},
ci,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},ci,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(
p)){let s=p.length;for(let n=0;n<s;n++)vi(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:q})||(e=N(e,vi),r=e.length)}else e=o(e,i+"/\
data","type",{type:"array"},ci.properties.data,p),r++}t.meta!==void 0&&(Oe(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:q})||(e=
N(e,Oe),r=e.length))}else e=o(e,i,"type",{type:"object"},ci,t),r++;return Mo.errors=e,r===0}a.v43=Wo;let pp={type:"object",additionalProperties:!1,required:["da\
ta"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Site"}},$id:"standin://json-api/data/Site"},L={type:"object",additionalProperties:!1,required:["i\
d","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"site"},attributes:{type:"object",additionalProperties:!1,required:[
"name","domain","google_maps_api_token","imgix_host","internal_domain","locales","timezone","no_index","favicon","last_data_change_at","require_2fa","ip_trackin\
g_enabled","force_use_of_sandbox_environments","assets_cdn_default_settings","theme","global_seo"],properties:{name:{type:"string"},domain:{type:["string","null"]},
google_maps_api_token:{type:["string","null"]},imgix_host:{type:["string","null"]},internal_domain:{type:["string","null"]},locales:{type:"array",items:{type:"s\
tring"}},timezone:{type:"string"},no_index:{type:"boolean"},favicon:{type:["string","null"]},last_data_change_at:{type:["string","null"],format:"date-time"},require_2fa:{
type:"boolean"},ip_tracking_enabled:{type:"boolean"},force_use_of_sandbox_environments:{type:"boolean"},assets_cdn_default_settings:{type:"object",additionalProperties:!0},
theme:{type:"object",additionalProperties:!0},global_seo:{type:["object","null"],additionalProperties:!0}}},relationships:{type:"object",additionalProperties:!1,
required:["account","owner","item_types"],properties:{account:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{
$ref:"standin://json-api/schemas#/$defs/Creator"}}}},owner:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/s\
chemas#/$defs/Creator"}}},item_types:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",items:{type:"object",additionalProperties:!1,
required:["type","id"],properties:{type:{type:"string",const:"item_type"},id:{type:"string"}}}}}}}},meta:{$ref:"standin://json-api/schemas#/$defs/SiteMeta"}}},ae={
type:"object",additionalProperties:!1,required:["created_at","draft_mode_default","improved_timezone_management","improved_hex_management","improved_gql_multilo\
cale_fields","improved_gql_visibility_control","improved_boolean_fields","improved_validation_at_publishing","improved_exposure_of_inline_blocks_in_cda","improv\
ed_items_listing","milliseconds_in_datetime","non_localized_focal_points","allow_custom_theme"],properties:{created_at:{type:"string",format:"date-time"},draft_mode_default:{
type:"boolean"},improved_timezone_management:{type:"boolean"},improved_hex_management:{type:"boolean"},improved_gql_multilocale_fields:{type:"boolean"},improved_gql_visibility_control:{
type:"boolean"},improved_boolean_fields:{type:"boolean"},improved_validation_at_publishing:{type:"boolean"},improved_exposure_of_inline_blocks_in_cda:{type:"boo\
lean"},improved_items_listing:{type:"boolean"},milliseconds_in_datetime:{type:"boolean"},non_localized_focal_points:{type:"boolean"},allow_custom_theme:{type:"b\
oolean"}}};function op(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.created_at===
void 0&&(e=o(e,i,"required",{missingProperty:"created_at"},ae,t),r++),t.draft_mode_default===void 0&&(e=o(e,i,"required",{missingProperty:"draft_mode_default"},
ae,t),r++),t.improved_timezone_management===void 0&&(e=o(e,i,"required",{missingProperty:"improved_timezone_management"},ae,t),r++),t.improved_hex_management===
void 0&&(e=o(e,i,"required",{missingProperty:"improved_hex_management"},ae,t),r++),t.improved_gql_multilocale_fields===void 0&&(e=o(e,i,"required",{missingProperty:"\
improved_gql_multilocale_fields"},ae,t),r++),t.improved_gql_visibility_control===void 0&&(e=o(e,i,"required",{missingProperty:"improved_gql_visibility_control"},
ae,t),r++),t.improved_boolean_fields===void 0&&(e=o(e,i,"required",{missingProperty:"improved_boolean_fields"},ae,t),r++),t.improved_validation_at_publishing===
void 0&&(e=o(e,i,"required",{missingProperty:"improved_validation_at_publishing"},ae,t),r++),t.improved_exposure_of_inline_blocks_in_cda===void 0&&(e=o(e,i,"req\
uired",{missingProperty:"improved_exposure_of_inline_blocks_in_cda"},ae,t),r++),t.improved_items_listing===void 0&&(e=o(e,i,"required",{missingProperty:"improve\
d_items_listing"},ae,t),r++),t.milliseconds_in_datetime===void 0&&(e=o(e,i,"required",{missingProperty:"milliseconds_in_datetime"},ae,t),r++),t.non_localized_focal_points===
void 0&&(e=o(e,i,"required",{missingProperty:"non_localized_focal_points"},ae,t),r++),t.allow_custom_theme===void 0&&(e=o(e,i,"required",{missingProperty:"allow\
_custom_theme"},ae,t),r++);for(let p in t)Y.call(ae.properties,p)||(e=o(e,i,"additionalProperties",{additionalProperty:p},ae,t),r++);if(t.created_at!==void 0){let p=t.
created_at;typeof p=="string"?K.test(p)||(e=o(e,i+"/created_at","format",{format:"date-time"},ae.properties.created_at,p),r++):(e=o(e,i+"/created_at","type",{type:"\
string"},ae.properties.created_at,p),r++)}if(t.draft_mode_default!==void 0){let p=t.draft_mode_default;typeof p!="boolean"&&(e=o(e,i+"/draft_mode_default","type",
{type:"boolean"},ae.properties.draft_mode_default,p),r++)}if(t.improved_timezone_management!==void 0){let p=t.improved_timezone_management;typeof p!="boolean"&&
(e=o(e,i+"/improved_timezone_management","type",{type:"boolean"},ae.properties.improved_timezone_management,p),r++)}if(t.improved_hex_management!==void 0){let p=t.
improved_hex_management;typeof p!="boolean"&&(e=o(e,i+"/improved_hex_management","type",{type:"boolean"},ae.properties.improved_hex_management,p),r++)}if(t.improved_gql_multilocale_fields!==
void 0){let p=t.improved_gql_multilocale_fields;typeof p!="boolean"&&(e=o(e,i+"/improved_gql_multilocale_fields","type",{type:"boolean"},ae.properties.improved_gql_multilocale_fields,
p),r++)}if(t.improved_gql_visibility_control!==void 0){let p=t.improved_gql_visibility_control;typeof p!="boolean"&&(e=o(e,i+"/improved_gql_visibility_control",
"type",{type:"boolean"},ae.properties.improved_gql_visibility_control,p),r++)}if(t.improved_boolean_fields!==void 0){let p=t.improved_boolean_fields;typeof p!="\
boolean"&&(e=o(e,i+"/improved_boolean_fields","type",{type:"boolean"},ae.properties.improved_boolean_fields,p),r++)}if(t.improved_validation_at_publishing!==void 0){
let p=t.improved_validation_at_publishing;typeof p!="boolean"&&(e=o(e,i+"/improved_validation_at_publishing","type",{type:"boolean"},ae.properties.improved_validation_at_publishing,
p),r++)}if(t.improved_exposure_of_inline_blocks_in_cda!==void 0){let p=t.improved_exposure_of_inline_blocks_in_cda;typeof p!="boolean"&&(e=o(e,i+"/improved_expo\
sure_of_inline_blocks_in_cda","type",{type:"boolean"},ae.properties.improved_exposure_of_inline_blocks_in_cda,p),r++)}if(t.improved_items_listing!==void 0){let p=t.
improved_items_listing;typeof p!="boolean"&&(e=o(e,i+"/improved_items_listing","type",{type:"boolean"},ae.properties.improved_items_listing,p),r++)}if(t.milliseconds_in_datetime!==
void 0){let p=t.milliseconds_in_datetime;typeof p!="boolean"&&(e=o(e,i+"/milliseconds_in_datetime","type",{type:"boolean"},ae.properties.milliseconds_in_datetime,
p),r++)}if(t.non_localized_focal_points!==void 0){let p=t.non_localized_focal_points;typeof p!="boolean"&&(e=o(e,i+"/non_localized_focal_points","type",{type:"b\
oolean"},ae.properties.non_localized_focal_points,p),r++)}if(t.allow_custom_theme!==void 0){let p=t.allow_custom_theme;typeof p!="boolean"&&(e=o(e,i+"/allow_cus\
tom_theme","type",{type:"boolean"},ae.properties.allow_custom_theme,p),r++)}}else e=o(e,i,"type",{type:"object"},ae,t),r++;return op.errors=e,r===0}function sp(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"id"},L,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},L,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"\
attributes"},L,t),r++),t.relationships===void 0&&(e=o(e,i,"required",{missingProperty:"relationships"},L,t),r++);for(let s in t)s==="id"||s==="type"||s==="attri\
butes"||s==="relationships"||s==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:s},L,t),r++);if(t.id!==void 0){let s=t.id;typeof s!="string"&&(e=o(
e,i+"/id","type",{type:"string"},L.properties.id,s),r++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,i+"/type","type",{type:"string"},L.properties.
type,s),r++),s!=="site"&&(e=o(e,i+"/type","const",{allowedValue:"site"},L.properties.type,s),r++)}if(t.attributes!==void 0){let s=t.attributes;if(s&&typeof s=="\
object"&&!Array.isArray(s)){s.name===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"name"},L.properties.attributes,s),r++),s.domain===void 0&&(e=o(
e,i+"/attributes","required",{missingProperty:"domain"},L.properties.attributes,s),r++),s.google_maps_api_token===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
google_maps_api_token"},L.properties.attributes,s),r++),s.imgix_host===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"imgix_host"},L.properties.attributes,
s),r++),s.internal_domain===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"internal_domain"},L.properties.attributes,s),r++),s.locales===void 0&&(e=
o(e,i+"/attributes","required",{missingProperty:"locales"},L.properties.attributes,s),r++),s.timezone===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
timezone"},L.properties.attributes,s),r++),s.no_index===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"no_index"},L.properties.attributes,s),r++),s.
favicon===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"favicon"},L.properties.attributes,s),r++),s.last_data_change_at===void 0&&(e=o(e,i+"/attri\
butes","required",{missingProperty:"last_data_change_at"},L.properties.attributes,s),r++),s.require_2fa===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
require_2fa"},L.properties.attributes,s),r++),s.ip_tracking_enabled===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"ip_tracking_enabled"},L.properties.
attributes,s),r++),s.force_use_of_sandbox_environments===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"force_use_of_sandbox_environments"},L.properties.
attributes,s),r++),s.assets_cdn_default_settings===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"assets_cdn_default_settings"},L.properties.attributes,
s),r++),s.theme===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"theme"},L.properties.attributes,s),r++),s.global_seo===void 0&&(e=o(e,i+"/attribut\
es","required",{missingProperty:"global_seo"},L.properties.attributes,s),r++);for(let n in s)Y.call(L.properties.attributes.properties,n)||(e=o(e,i+"/attributes",
"additionalProperties",{additionalProperty:n},L.properties.attributes,s),r++);if(s.name!==void 0){let n=s.name;typeof n!="string"&&(e=o(e,i+"/attributes/name","\
type",{type:"string"},L.properties.attributes.properties.name,n),r++)}if(s.domain!==void 0){let n=s.domain;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/d\
omain","type",{type:L.properties.attributes.properties.domain.type},L.properties.attributes.properties.domain,n),r++)}if(s.google_maps_api_token!==void 0){let n=s.
google_maps_api_token;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/google_maps_api_token","type",{type:L.properties.attributes.properties.google_maps_api_token.
type},L.properties.attributes.properties.google_maps_api_token,n),r++)}if(s.imgix_host!==void 0){let n=s.imgix_host;typeof n!="string"&&n!==null&&(e=o(e,i+"/att\
ributes/imgix_host","type",{type:L.properties.attributes.properties.imgix_host.type},L.properties.attributes.properties.imgix_host,n),r++)}if(s.internal_domain!==
void 0){let n=s.internal_domain;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/internal_domain","type",{type:L.properties.attributes.properties.internal_domain.
type},L.properties.attributes.properties.internal_domain,n),r++)}if(s.locales!==void 0){let n=s.locales;if(Array.isArray(n)){let f=n.length;for(let m=0;m<f;m++){
let _=n[m];typeof _!="string"&&(e=o(e,i+"/attributes/locales/"+m,"type",{type:"string"},L.properties.attributes.properties.locales.items,_),r++)}}else e=o(e,i+"\
/attributes/locales","type",{type:"array"},L.properties.attributes.properties.locales,n),r++}if(s.timezone!==void 0){let n=s.timezone;typeof n!="string"&&(e=o(e,
i+"/attributes/timezone","type",{type:"string"},L.properties.attributes.properties.timezone,n),r++)}if(s.no_index!==void 0){let n=s.no_index;typeof n!="boolean"&&
(e=o(e,i+"/attributes/no_index","type",{type:"boolean"},L.properties.attributes.properties.no_index,n),r++)}if(s.favicon!==void 0){let n=s.favicon;typeof n!="st\
ring"&&n!==null&&(e=o(e,i+"/attributes/favicon","type",{type:L.properties.attributes.properties.favicon.type},L.properties.attributes.properties.favicon,n),r++)}
if(s.last_data_change_at!==void 0){let n=s.last_data_change_at;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/last_data_change_at","type",{type:L.properties.
attributes.properties.last_data_change_at.type},L.properties.attributes.properties.last_data_change_at,n),r++),typeof n=="string"&&(K.test(n)||(e=o(e,i+"/attrib\
utes/last_data_change_at","format",{format:"date-time"},L.properties.attributes.properties.last_data_change_at,n),r++))}if(s.require_2fa!==void 0){let n=s.require_2fa;
typeof n!="boolean"&&(e=o(e,i+"/attributes/require_2fa","type",{type:"boolean"},L.properties.attributes.properties.require_2fa,n),r++)}if(s.ip_tracking_enabled!==
void 0){let n=s.ip_tracking_enabled;typeof n!="boolean"&&(e=o(e,i+"/attributes/ip_tracking_enabled","type",{type:"boolean"},L.properties.attributes.properties.ip_tracking_enabled,
n),r++)}if(s.force_use_of_sandbox_environments!==void 0){let n=s.force_use_of_sandbox_environments;typeof n!="boolean"&&(e=o(e,i+"/attributes/force_use_of_sandb\
ox_environments","type",{type:"boolean"},L.properties.attributes.properties.force_use_of_sandbox_environments,n),r++)}if(s.assets_cdn_default_settings!==void 0){
let n=s.assets_cdn_default_settings;n&&typeof n=="object"&&!Array.isArray(n)||(e=o(e,i+"/attributes/assets_cdn_default_settings","type",{type:"object"},L.properties.
attributes.properties.assets_cdn_default_settings,n),r++)}if(s.theme!==void 0){let n=s.theme;n&&typeof n=="object"&&!Array.isArray(n)||(e=o(e,i+"/attributes/the\
me","type",{type:"object"},L.properties.attributes.properties.theme,n),r++)}if(s.global_seo!==void 0){let n=s.global_seo;!(n&&typeof n=="object"&&!Array.isArray(
n))&&n!==null&&(e=o(e,i+"/attributes/global_seo","type",{type:L.properties.attributes.properties.global_seo.type},L.properties.attributes.properties.global_seo,
n),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},L.properties.attributes,s),r++}if(t.relationships!==void 0){let s=t.relationships;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){s.account===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"account"},L.properties.relationships,s),r++),s.owner===void 0&&
(e=o(e,i+"/relationships","required",{missingProperty:"owner"},L.properties.relationships,s),r++),s.item_types===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"\
item_types"},L.properties.relationships,s),r++);for(let n in s)n==="account"||n==="owner"||n==="item_types"||(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:n},
L.properties.relationships,s),r++);if(s.account!==void 0){let n=s.account;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships\
/account","required",{missingProperty:"data"},L.properties.relationships.properties.account,n),r++);for(let f in n)f!=="data"&&(e=o(e,i+"/relationships/account",
"additionalProperties",{additionalProperty:f},L.properties.relationships.properties.account,n),r++);if(n.data!==void 0){let f=n.data,m=r,_=!0,v=r;f!==null&&(e=o(
e),r++);var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let x=r;Rt(f,{instancePath:i+"/relationships/account/data",parentData:n,parentDataProperty:"data",
rootData:q})||(e=N(e,Rt),r=e.length);var p=x===r;_=p}_||(e=o(e,i+"/relationships/account/data","if",{failingKeyword:"else"},L.properties.relationships.properties.
account.properties.data,f),r++)}}else e=o(e,i+"/relationships/account","type",{type:"object"},L.properties.relationships.properties.account,n),r++}if(s.owner!==
void 0){let n=s.owner;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/owner","required",{missingProperty:"data"},L.properties.
relationships.properties.owner,n),r++);for(let f in n)f!=="data"&&(e=o(e,i+"/relationships/owner","additionalProperties",{additionalProperty:f},L.properties.relationships.
properties.owner,n),r++);n.data!==void 0&&(Rt(n.data,{instancePath:i+"/relationships/owner/data",parentData:n,parentDataProperty:"data",rootData:q})||(e=N(e,Rt),
r=e.length))}else e=o(e,i+"/relationships/owner","type",{type:"object"},L.properties.relationships.properties.owner,n),r++}if(s.item_types!==void 0){let n=s.item_types;
if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/item_types","required",{missingProperty:"data"},L.properties.relationships.
properties.item_types,n),r++);for(let f in n)f!=="data"&&(e=o(e,i+"/relationships/item_types","additionalProperties",{additionalProperty:f},L.properties.relationships.
properties.item_types,n),r++);if(n.data!==void 0){let f=n.data;if(Array.isArray(f)){let m=f.length;for(let _=0;_<m;_++){let v=f[_];if(v&&typeof v=="object"&&!Array.
isArray(v)){v.type===void 0&&(e=o(e,i+"/relationships/item_types/data/"+_,"required",{missingProperty:"type"},L.properties.relationships.properties.item_types.properties.
data.items,v),r++),v.id===void 0&&(e=o(e,i+"/relationships/item_types/data/"+_,"required",{missingProperty:"id"},L.properties.relationships.properties.item_types.
properties.data.items,v),r++);for(let x in v)x==="type"||x==="id"||(e=o(e,i+"/relationships/item_types/data/"+_,"additionalProperties",{additionalProperty:x},L.
properties.relationships.properties.item_types.properties.data.items,v),r++);if(v.type!==void 0){let x=v.type;typeof x!="string"&&(e=o(e,i+"/relationships/item_\
types/data/"+_+"/type","type",{type:"string"},L.properties.relationships.properties.item_types.properties.data.items.properties.type,x),r++),x!=="item_type"&&(e=
o(e,i+"/relationships/item_types/data/"+_+"/type","const",{allowedValue:"item_type"},L.properties.relationships.properties.item_types.properties.data.items.properties.
type,x),r++)}if(v.id!==void 0){let x=v.id;typeof x!="string"&&(e=o(e,i+"/relationships/item_types/data/"+_+"/id","type",{type:"string"},L.properties.relationships.
properties.item_types.properties.data.items.properties.id,x),r++)}}else e=o(e,i+"/relationships/item_types/data/"+_,"type",{type:"object"},L.properties.relationships.
properties.item_types.properties.data.items,v),r++}}else e=o(e,i+"/relationships/item_types/data","type",{type:"array"},L.properties.relationships.properties.item_types.
properties.data,f),r++}}else e=o(e,i+"/relationships/item_types","type",{type:"object"},L.properties.relationships.properties.item_types,n),r++}}else e=o(e,i+"/\
relationships","type",{type:"object"},L.properties.relationships,s),r++}t.meta!==void 0&&(op(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"met\
a",rootData:q})||(e=N(e,op),r=e.length))}else e=o(e,i,"type",{type:"object"},L,t),r++;return sp.errors=e,r===0}function Wo(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},pp,t),r++);for(let p in t)
p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},pp,t),r++);t.data!==void 0&&(sp(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"\
data",rootData:q})||(e=N(e,sp),r=e.length))}else e=o(e,i,"type",{type:"object"},pp,t),r++;return Wo.errors=e,r===0}a.v44=Bo;let Ai={type:"object",additionalProperties:!1,
required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/ProjectEnvironment"}},meta:{$ref:"standin://json-api/sche\
mas#/$defs/ListMeta"}}},Nr={type:"object",additionalProperties:!1,required:["id","type"],properties:{id:{type:"string"},type:{type:"string",const:"environment"},
meta:{$ref:"standin://json-api/schemas#/$defs/ProjectEnvironmentMeta"}}},We={type:"object",additionalProperties:!1,required:["status","read_only_mode","created_\
at","last_data_change_at","primary","forked_from"],properties:{status:{type:"string",enum:["creating","ready","destroying"]},read_only_mode:{type:"boolean"},created_at:{
type:"string",format:"date-time"},last_data_change_at:{type:"string",format:"date-time"},primary:{type:"boolean"},forked_from:{type:["string","null"]}}};function np(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.status===void 0&&(e=o(e,i,"r\
equired",{missingProperty:"status"},We,t),r++),t.read_only_mode===void 0&&(e=o(e,i,"required",{missingProperty:"read_only_mode"},We,t),r++),t.created_at===void 0&&
(e=o(e,i,"required",{missingProperty:"created_at"},We,t),r++),t.last_data_change_at===void 0&&(e=o(e,i,"required",{missingProperty:"last_data_change_at"},We,t),
r++),t.primary===void 0&&(e=o(e,i,"required",{missingProperty:"primary"},We,t),r++),t.forked_from===void 0&&(e=o(e,i,"required",{missingProperty:"forked_from"},
We,t),r++);for(let p in t)p==="status"||p==="read_only_mode"||p==="created_at"||p==="last_data_change_at"||p==="primary"||p==="forked_from"||(e=o(e,i,"additiona\
lProperties",{additionalProperty:p},We,t),r++);if(t.status!==void 0){let p=t.status;typeof p!="string"&&(e=o(e,i+"/status","type",{type:"string"},We.properties.
status,p),r++),p==="creating"||p==="ready"||p==="destroying"||(e=o(e,i+"/status","enum",{allowedValues:We.properties.status.enum},We.properties.status,p),r++)}if(t.
read_only_mode!==void 0){let p=t.read_only_mode;typeof p!="boolean"&&(e=o(e,i+"/read_only_mode","type",{type:"boolean"},We.properties.read_only_mode,p),r++)}if(t.
created_at!==void 0){let p=t.created_at;typeof p=="string"?K.test(p)||(e=o(e,i+"/created_at","format",{format:"date-time"},We.properties.created_at,p),r++):(e=o(
e,i+"/created_at","type",{type:"string"},We.properties.created_at,p),r++)}if(t.last_data_change_at!==void 0){let p=t.last_data_change_at;typeof p=="string"?K.test(
p)||(e=o(e,i+"/last_data_change_at","format",{format:"date-time"},We.properties.last_data_change_at,p),r++):(e=o(e,i+"/last_data_change_at","type",{type:"string"},
We.properties.last_data_change_at,p),r++)}if(t.primary!==void 0){let p=t.primary;typeof p!="boolean"&&(e=o(e,i+"/primary","type",{type:"boolean"},We.properties.
primary,p),r++)}if(t.forked_from!==void 0){let p=t.forked_from;typeof p!="string"&&p!==null&&(e=o(e,i+"/forked_from","type",{type:We.properties.forked_from.type},
We.properties.forked_from,p),r++)}}else e=o(e,i,"type",{type:"object"},We,t),r++;return np.errors=e,r===0}function lp(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Nr,t),r++),t.type===void 0&&
(e=o(e,i,"required",{missingProperty:"type"},Nr,t),r++);for(let p in t)p==="id"||p==="type"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
Nr,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},Nr.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!=
"string"&&(e=o(e,i+"/type","type",{type:"string"},Nr.properties.type,p),r++),p!=="environment"&&(e=o(e,i+"/type","const",{allowedValue:"environment"},Nr.properties.
type,p),r++)}t.meta!==void 0&&(np(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:q})||(e=N(e,np),r=e.length))}else e=o(e,i,"type",
{type:"object"},Nr,t),r++;return lp.errors=e,r===0}function Bo(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Ai,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"met\
a"},Ai,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Ai,t),r++);if(t.data!==void 0){let p=t.data;if(Array.
isArray(p)){let s=p.length;for(let n=0;n<s;n++)lp(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:q})||(e=N(e,lp),r=e.length)}else e=
o(e,i+"/data","type",{type:"array"},Ai.properties.data,p),r++}t.meta!==void 0&&(Oe(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:q})||
(e=N(e,Oe),r=e.length))}else e=o(e,i,"type",{type:"object"},Ai,t),r++;return Bo.errors=e,r===0}a.v45=Ko;let qi={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Upload"}},meta:{$ref:"standin://json-api/schemas#/$defs/BulkMeta"}}},
rt={type:"object",additionalProperties:!1,required:["successful","failed"],properties:{successful:{type:"integer",minimum:0},failed:{type:"integer",minimum:0}}};
function fp(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.successful===
void 0&&(e=o(e,i,"required",{missingProperty:"successful"},rt,t),r++),t.failed===void 0&&(e=o(e,i,"required",{missingProperty:"failed"},rt,t),r++);for(let p in t)
p==="successful"||p==="failed"||(e=o(e,i,"additionalProperties",{additionalProperty:p},rt,t),r++);if(t.successful!==void 0){let p=t.successful;typeof p=="number"&&
!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+"/successful","type",{type:"integer"},rt.properties.successful,p),r++),typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))&&
(e=o(e,i+"/successful","minimum",{comparison:">=",limit:0},rt.properties.successful,p),r++)}if(t.failed!==void 0){let p=t.failed;typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p)||(e=o(e,i+"/failed","type",{type:"integer"},rt.properties.failed,p),r++),typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))&&(e=o(e,i+"/failed","m\
inimum",{comparison:">=",limit:0},rt.properties.failed,p),r++)}}else e=o(e,i,"type",{type:"object"},rt,t),r++;return fp.errors=e,r===0}function Ko(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"\
data"},qi,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},qi,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",
{additionalProperty:p},qi,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)vi(p[n],{instancePath:i+"/data/"+n,parentData:p,
parentDataProperty:n,rootData:q})||(e=N(e,vi),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},qi.properties.data,p),r++}t.meta!==void 0&&(fp(t.meta,{instancePath:i+
"/meta",parentData:t,parentDataProperty:"meta",rootData:q})||(e=N(e,fp),r=e.length))}else e=o(e,i,"type",{type:"object"},qi,t),r++;return Ko.errors=e,r===0}a.v46=
Zo;let dp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadBulkTag"}},$id:"standin://jso\
n-api/data/UploadBulkTag"},Be={type:"object",additionalProperties:!1,required:["type","attributes","relationships"],properties:{type:{type:"string",const:"uploa\
d_bulk_tag_operation"},attributes:{type:"object",additionalProperties:!1,required:["tags"],properties:{tags:{type:"array",items:{type:"string"}}}},relationships:{
type:"object",additionalProperties:!1,required:["uploads"],properties:{uploads:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"\
array",items:{$ref:"standin://json-api/schemas#/$defs/UploadReference"}}}}}}}},$r={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{
type:"string",const:"upload"},id:{type:"string"}}};function nr(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},$r,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},
$r,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},$r,t),r++);if(t.type!==void 0){let p=t.type;typeof p!="st\
ring"&&(e=o(e,i+"/type","type",{type:"string"},$r.properties.type,p),r++),p!=="upload"&&(e=o(e,i+"/type","const",{allowedValue:"upload"},$r.properties.type,p),r++)}
if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},$r.properties.id,p),r++)}}else e=o(e,i,"type",{type:"object"},$r,t),r++;return nr.
errors=e,r===0}function ap(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){
t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Be,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},Be,t),r++),t.
relationships===void 0&&(e=o(e,i,"required",{missingProperty:"relationships"},Be,t),r++);for(let p in t)p==="type"||p==="attributes"||p==="relationships"||(e=o(
e,i,"additionalProperties",{additionalProperty:p},Be,t),r++);if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},Be.properties.
type,p),r++),p!=="upload_bulk_tag_operation"&&(e=o(e,i+"/type","const",{allowedValue:"upload_bulk_tag_operation"},Be.properties.type,p),r++)}if(t.attributes!==void 0){
let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){p.tags===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"tags"},Be.properties.attributes,
p),r++);for(let s in p)s!=="tags"&&(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},Be.properties.attributes,p),r++);if(p.tags!==void 0){let s=p.
tags;if(Array.isArray(s)){let n=s.length;for(let f=0;f<n;f++){let m=s[f];typeof m!="string"&&(e=o(e,i+"/attributes/tags/"+f,"type",{type:"string"},Be.properties.
attributes.properties.tags.items,m),r++)}}else e=o(e,i+"/attributes/tags","type",{type:"array"},Be.properties.attributes.properties.tags,s),r++}}else e=o(e,i+"/\
attributes","type",{type:"object"},Be.properties.attributes,p),r++}if(t.relationships!==void 0){let p=t.relationships;if(p&&typeof p=="object"&&!Array.isArray(p)){
p.uploads===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"uploads"},Be.properties.relationships,p),r++);for(let s in p)s!=="uploads"&&(e=o(e,i+
"/relationships","additionalProperties",{additionalProperty:s},Be.properties.relationships,p),r++);if(p.uploads!==void 0){let s=p.uploads;if(s&&typeof s=="objec\
t"&&!Array.isArray(s)){s.data===void 0&&(e=o(e,i+"/relationships/uploads","required",{missingProperty:"data"},Be.properties.relationships.properties.uploads,s),
r++);for(let n in s)n!=="data"&&(e=o(e,i+"/relationships/uploads","additionalProperties",{additionalProperty:n},Be.properties.relationships.properties.uploads,s),
r++);if(s.data!==void 0){let n=s.data;if(Array.isArray(n)){let f=n.length;for(let m=0;m<f;m++)nr(n[m],{instancePath:i+"/relationships/uploads/data/"+m,parentData:n,
parentDataProperty:m,rootData:q})||(e=N(e,nr),r=e.length)}else e=o(e,i+"/relationships/uploads/data","type",{type:"array"},Be.properties.relationships.properties.
uploads.properties.data,n),r++}}else e=o(e,i+"/relationships/uploads","type",{type:"object"},Be.properties.relationships.properties.uploads,s),r++}}else e=o(e,i+
"/relationships","type",{type:"object"},Be.properties.relationships,p),r++}}else e=o(e,i,"type",{type:"object"},Be,t),r++;return ap.errors=e,r===0}function Zo(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"req\
uired",{missingProperty:"data"},dp,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},dp,t),r++);t.data!==void 0&&(ap(t.data,
{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:q})||(e=N(e,ap),r=e.length))}else e=o(e,i,"type",{type:"object"},dp,t),r++;return Zo.errors=
e,r===0}a.v47=Yo;let yp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadBulkSetUploadCo\
llection"}},$id:"standin://json-api/data/UploadBulkSetUploadCollection"},Ge={type:"object",additionalProperties:!1,required:["type","relationships"],properties:{
type:{type:"string",const:"upload_bulk_set_upload_collection_operation"},relationships:{type:"object",additionalProperties:!1,required:["upload_collection","upl\
oads"],properties:{upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/\
schemas#/$defs/UploadCollectionReference"}}}},uploads:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",items:{$ref:"stand\
in://json-api/schemas#/$defs/UploadReference"}}}}}}}};function up(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Ge,t),r++),t.relationships===void 0&&(e=o(e,i,"required",{missingProperty:"\
relationships"},Ge,t),r++);for(let s in t)s==="type"||s==="relationships"||(e=o(e,i,"additionalProperties",{additionalProperty:s},Ge,t),r++);if(t.type!==void 0){
let s=t.type;typeof s!="string"&&(e=o(e,i+"/type","type",{type:"string"},Ge.properties.type,s),r++),s!=="upload_bulk_set_upload_collection_operation"&&(e=o(e,i+
"/type","const",{allowedValue:"upload_bulk_set_upload_collection_operation"},Ge.properties.type,s),r++)}if(t.relationships!==void 0){let s=t.relationships;if(s&&
typeof s=="object"&&!Array.isArray(s)){s.upload_collection===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"upload_collection"},Ge.properties.relationships,
s),r++),s.uploads===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"uploads"},Ge.properties.relationships,s),r++);for(let n in s)n==="upload_coll\
ection"||n==="uploads"||(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:n},Ge.properties.relationships,s),r++);if(s.upload_collection!==void 0){
let n=s.upload_collection;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/upload_collection","required",{missingProperty:"\
data"},Ge.properties.relationships.properties.upload_collection,n),r++);for(let f in n)f!=="data"&&(e=o(e,i+"/relationships/upload_collection","additionalProper\
ties",{additionalProperty:f},Ge.properties.relationships.properties.upload_collection,n),r++);if(n.data!==void 0){let f=n.data,m=r,_=!0,v=r;f!==null&&(e=o(e),r++);
var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let x=r;be(f,{instancePath:i+"/relationships/upload_collection/data",parentData:n,parentDataProperty:"dat\
a",rootData:q})||(e=N(e,be),r=e.length);var p=x===r;_=p}_||(e=o(e,i+"/relationships/upload_collection/data","if",{failingKeyword:"else"},Ge.properties.relationships.
properties.upload_collection.properties.data,f),r++)}}else e=o(e,i+"/relationships/upload_collection","type",{type:"object"},Ge.properties.relationships.properties.
upload_collection,n),r++}if(s.uploads!==void 0){let n=s.uploads;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/uploads",
"required",{missingProperty:"data"},Ge.properties.relationships.properties.uploads,n),r++);for(let f in n)f!=="data"&&(e=o(e,i+"/relationships/uploads","additio\
nalProperties",{additionalProperty:f},Ge.properties.relationships.properties.uploads,n),r++);if(n.data!==void 0){let f=n.data;if(Array.isArray(f)){let m=f.length;
for(let _=0;_<m;_++)nr(f[_],{instancePath:i+"/relationships/uploads/data/"+_,parentData:f,parentDataProperty:_,rootData:q})||(e=N(e,nr),r=e.length)}else e=o(e,i+
"/relationships/uploads/data","type",{type:"array"},Ge.properties.relationships.properties.uploads.properties.data,f),r++}}else e=o(e,i+"/relationships/uploads",
"type",{type:"object"},Ge.properties.relationships.properties.uploads,n),r++}}else e=o(e,i+"/relationships","type",{type:"object"},Ge.properties.relationships,s),
r++}}else e=o(e,i,"type",{type:"object"},Ge,t),r++;return up.errors=e,r===0}function Yo(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},yp,t),r++);for(let p in t)p!=="data"&&
(e=o(e,i,"additionalProperties",{additionalProperty:p},yp,t),r++);t.data!==void 0&&(up(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:q})||
(e=N(e,up),r=e.length))}else e=o(e,i,"type",{type:"object"},yp,t),r++;return Yo.errors=e,r===0}a.v48=Ho;let mp={type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadBulkDestroy"}},$id:"standin://json-api/data/UploadBulkDestroy"},vt={type:"object",additionalProperties:!1,
required:["type","relationships"],properties:{type:{type:"string",const:"upload_bulk_destroy_operation"},relationships:{type:"object",additionalProperties:!1,required:[
"uploads"],properties:{uploads:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/\
$defs/UploadReference"}}}}}}}};function _p(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},vt,t),r++),t.relationships===void 0&&(e=o(e,i,"required",{missingProperty:"relationshi\
ps"},vt,t),r++);for(let p in t)p==="type"||p==="relationships"||(e=o(e,i,"additionalProperties",{additionalProperty:p},vt,t),r++);if(t.type!==void 0){let p=t.type;
typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},vt.properties.type,p),r++),p!=="upload_bulk_destroy_operation"&&(e=o(e,i+"/type","const",{allowedValue:"\
upload_bulk_destroy_operation"},vt.properties.type,p),r++)}if(t.relationships!==void 0){let p=t.relationships;if(p&&typeof p=="object"&&!Array.isArray(p)){p.uploads===
void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"uploads"},vt.properties.relationships,p),r++);for(let s in p)s!=="uploads"&&(e=o(e,i+"/relationsh\
ips","additionalProperties",{additionalProperty:s},vt.properties.relationships,p),r++);if(p.uploads!==void 0){let s=p.uploads;if(s&&typeof s=="object"&&!Array.isArray(
s)){s.data===void 0&&(e=o(e,i+"/relationships/uploads","required",{missingProperty:"data"},vt.properties.relationships.properties.uploads,s),r++);for(let n in s)
n!=="data"&&(e=o(e,i+"/relationships/uploads","additionalProperties",{additionalProperty:n},vt.properties.relationships.properties.uploads,s),r++);if(s.data!==void 0){
let n=s.data;if(Array.isArray(n)){let f=n.length;for(let m=0;m<f;m++)nr(n[m],{instancePath:i+"/relationships/uploads/data/"+m,parentData:n,parentDataProperty:m,
rootData:q})||(e=N(e,nr),r=e.length)}else e=o(e,i+"/relationships/uploads/data","type",{type:"array"},vt.properties.relationships.properties.uploads.properties.
data,n),r++}}else e=o(e,i+"/relationships/uploads","type",{type:"object"},vt.properties.relationships.properties.uploads,s),r++}}else e=o(e,i+"/relationships","\
type",{type:"object"},vt.properties.relationships,p),r++}}else e=o(e,i,"type",{type:"object"},vt,t),r++;return _p.errors=e,r===0}function Ho(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"\
data"},mp,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},mp,t),r++);t.data!==void 0&&(_p(t.data,{instancePath:i+"/dat\
a",parentData:t,parentDataProperty:"data",rootData:q})||(e=N(e,_p),r=e.length))}else e=o(e,i,"type",{type:"object"},mp,t),r++;return Ho.errors=e,r===0}a.v49=Go;
let ji={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/RecordEntit\
y"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}},lr={type:"object",additionalProperties:!1,required:["id","type"],properties:{id:{type:"string"},
type:{type:"string"},attributes:{type:"object",additionalProperties:!0},relationships:{type:"object",additionalProperties:!0},meta:{type:"object",additionalProperties:!0}}};
function bp(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&
(e=o(e,i,"required",{missingProperty:"id"},lr,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},lr,t),r++);for(let p in t)p==="id"||p==="typ\
e"||p==="attributes"||p==="relationships"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},lr,t),r++);if(t.id!==void 0){let p=t.id;typeof p!=
"string"&&(e=o(e,i+"/id","type",{type:"string"},lr.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"str\
ing"},lr.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;p&&typeof p=="object"&&!Array.isArray(p)||(e=o(e,i+"/attributes","type",{type:"obj\
ect"},lr.properties.attributes,p),r++)}if(t.relationships!==void 0){let p=t.relationships;p&&typeof p=="object"&&!Array.isArray(p)||(e=o(e,i+"/relationships","t\
ype",{type:"object"},lr.properties.relationships,p),r++)}if(t.meta!==void 0){let p=t.meta;p&&typeof p=="object"&&!Array.isArray(p)||(e=o(e,i+"/meta","type",{type:"\
object"},lr.properties.meta,p),r++)}}else e=o(e,i,"type",{type:"object"},lr,t),r++;return bp.errors=e,r===0}function Go(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},ji,t),r++),t.meta===
void 0&&(e=o(e,i,"required",{missingProperty:"meta"},ji,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},ji,
t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)bp(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,
rootData:q})||(e=N(e,bp),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},ji.properties.data,p),r++}t.meta!==void 0&&(Oe(t.meta,{instancePath:i+"/meta",parentData:t,
parentDataProperty:"meta",rootData:q})||(e=N(e,Oe),r=e.length))}else e=o(e,i,"type",{type:"object"},ji,t),r++;return Go.errors=e,r===0}a.v50=Jo;let Di={type:"ob\
ject",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadTrack"}},meta:{$ref:"\
standin://json-api/schemas#/$defs/ListMeta"}}},pe={type:"object",additionalProperties:!1,required:["id","type","attributes","relationships"],properties:{id:{type:"\
string"},type:{type:"string",const:"upload_track"},attributes:{type:"object",additionalProperties:!1,required:["name","language_code","error","status","closed_c\
aptions"],properties:{name:{type:"string"},language_code:{type:"string"},error:{type:["string","null"]},status:{type:"string",enum:["preparing","ready","errored"]},
closed_captions:{type:["boolean","null"]}}},relationships:{type:"object",additionalProperties:!1,required:["upload"],properties:{upload:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadReference"}}}}}}};function gp(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},pe,t),r++),t.type===void 0&&
(e=o(e,i,"required",{missingProperty:"type"},pe,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},pe,t),r++),t.relationships===void 0&&
(e=o(e,i,"required",{missingProperty:"relationships"},pe,t),r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||p==="relationships"||(e=o(e,i,"additiona\
lProperties",{additionalProperty:p},pe,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},pe.properties.id,p),r++)}if(t.
type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},pe.properties.type,p),r++),p!=="upload_track"&&(e=o(e,i+"/type","const",
{allowedValue:"upload_track"},pe.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){p.name===void 0&&
(e=o(e,i+"/attributes","required",{missingProperty:"name"},pe.properties.attributes,p),r++),p.language_code===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
language_code"},pe.properties.attributes,p),r++),p.error===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"error"},pe.properties.attributes,p),r++),
p.status===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"status"},pe.properties.attributes,p),r++),p.closed_captions===void 0&&(e=o(e,i+"/attribut\
es","required",{missingProperty:"closed_captions"},pe.properties.attributes,p),r++);for(let s in p)s==="name"||s==="language_code"||s==="error"||s==="status"||s===
"closed_captions"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},pe.properties.attributes,p),r++);if(p.name!==void 0){let s=p.name;typeof s!=
"string"&&(e=o(e,i+"/attributes/name","type",{type:"string"},pe.properties.attributes.properties.name,s),r++)}if(p.language_code!==void 0){let s=p.language_code;
typeof s!="string"&&(e=o(e,i+"/attributes/language_code","type",{type:"string"},pe.properties.attributes.properties.language_code,s),r++)}if(p.error!==void 0){let s=p.
error;typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/error","type",{type:pe.properties.attributes.properties.error.type},pe.properties.attributes.properties.
error,s),r++)}if(p.status!==void 0){let s=p.status;typeof s!="string"&&(e=o(e,i+"/attributes/status","type",{type:"string"},pe.properties.attributes.properties.
status,s),r++),s==="preparing"||s==="ready"||s==="errored"||(e=o(e,i+"/attributes/status","enum",{allowedValues:pe.properties.attributes.properties.status.enum},
pe.properties.attributes.properties.status,s),r++)}if(p.closed_captions!==void 0){let s=p.closed_captions;typeof s!="boolean"&&s!==null&&(e=o(e,i+"/attributes/c\
losed_captions","type",{type:pe.properties.attributes.properties.closed_captions.type},pe.properties.attributes.properties.closed_captions,s),r++)}}else e=o(e,i+
"/attributes","type",{type:"object"},pe.properties.attributes,p),r++}if(t.relationships!==void 0){let p=t.relationships;if(p&&typeof p=="object"&&!Array.isArray(
p)){p.upload===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"upload"},pe.properties.relationships,p),r++);for(let s in p)s!=="upload"&&(e=o(e,i+
"/relationships","additionalProperties",{additionalProperty:s},pe.properties.relationships,p),r++);if(p.upload!==void 0){let s=p.upload;if(s&&typeof s=="object"&&
!Array.isArray(s)){s.data===void 0&&(e=o(e,i+"/relationships/upload","required",{missingProperty:"data"},pe.properties.relationships.properties.upload,s),r++);for(let n in s)
n!=="data"&&(e=o(e,i+"/relationships/upload","additionalProperties",{additionalProperty:n},pe.properties.relationships.properties.upload,s),r++);s.data!==void 0&&
(nr(s.data,{instancePath:i+"/relationships/upload/data",parentData:s,parentDataProperty:"data",rootData:q})||(e=N(e,nr),r=e.length))}else e=o(e,i+"/relationship\
s/upload","type",{type:"object"},pe.properties.relationships.properties.upload,s),r++}}else e=o(e,i+"/relationships","type",{type:"object"},pe.properties.relationships,
p),r++}}else e=o(e,i,"type",{type:"object"},pe,t),r++;return gp.errors=e,r===0}function Jo(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Di,t),r++),t.meta===void 0&&(e=o(e,i,"\
required",{missingProperty:"meta"},Di,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Di,t),r++);if(t.data!==
void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)gp(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:q})||
(e=N(e,gp),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},Di.properties.data,p),r++}t.meta!==void 0&&(Oe(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"\
meta",rootData:q})||(e=N(e,Oe),r=e.length))}else e=o(e,i,"type",{type:"object"},Di,t),r++;return Jo.errors=e,r===0}a.v51=Qo;let cp={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadTrackCreate"}},$id:"standin://json-api/data/UploadTrackCreate"},Ke={type:"obje\
ct",additionalProperties:!1,required:["type","attributes"],properties:{type:{type:"string",const:"upload_track"},attributes:{type:"object",additionalProperties:!1,
required:["url_or_upload_request_id","language_code","type"],properties:{url_or_upload_request_id:{type:"string"},name:{type:"string"},language_code:{type:"stri\
ng"},closed_captions:{type:["boolean","null"]},type:{type:"string",enum:["subtitles","audio"]}}}}};function vp(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Ke,t),r++),t.attributes===
void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},Ke,t),r++);for(let p in t)p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
Ke,t),r++);if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},Ke.properties.type,p),r++),p!=="upload_track"&&(e=o(e,i+
"/type","const",{allowedValue:"upload_track"},Ke.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){
p.url_or_upload_request_id===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"url_or_upload_request_id"},Ke.properties.attributes,p),r++),p.language_code===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"language_code"},Ke.properties.attributes,p),r++),p.type===void 0&&(e=o(e,i+"/attributes","required",
{missingProperty:"type"},Ke.properties.attributes,p),r++);for(let s in p)s==="url_or_upload_request_id"||s==="name"||s==="language_code"||s==="closed_captions"||
s==="type"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},Ke.properties.attributes,p),r++);if(p.url_or_upload_request_id!==void 0){let s=p.
url_or_upload_request_id;typeof s!="string"&&(e=o(e,i+"/attributes/url_or_upload_request_id","type",{type:"string"},Ke.properties.attributes.properties.url_or_upload_request_id,
s),r++)}if(p.name!==void 0){let s=p.name;typeof s!="string"&&(e=o(e,i+"/attributes/name","type",{type:"string"},Ke.properties.attributes.properties.name,s),r++)}
if(p.language_code!==void 0){let s=p.language_code;typeof s!="string"&&(e=o(e,i+"/attributes/language_code","type",{type:"string"},Ke.properties.attributes.properties.
language_code,s),r++)}if(p.closed_captions!==void 0){let s=p.closed_captions;typeof s!="boolean"&&s!==null&&(e=o(e,i+"/attributes/closed_captions","type",{type:Ke.
properties.attributes.properties.closed_captions.type},Ke.properties.attributes.properties.closed_captions,s),r++)}if(p.type!==void 0){let s=p.type;typeof s!="s\
tring"&&(e=o(e,i+"/attributes/type","type",{type:"string"},Ke.properties.attributes.properties.type,s),r++),s==="subtitles"||s==="audio"||(e=o(e,i+"/attributes/\
type","enum",{allowedValues:Ke.properties.attributes.properties.type.enum},Ke.properties.attributes.properties.type,s),r++)}}else e=o(e,i+"/attributes","type",{
type:"object"},Ke.properties.attributes,p),r++}}else e=o(e,i,"type",{type:"object"},Ke,t),r++;return vp.errors=e,r===0}function Qo(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},
cp,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},cp,t),r++);t.data!==void 0&&(vp(t.data,{instancePath:i+"/data",parentData:t,
parentDataProperty:"data",rootData:q})||(e=N(e,vp),r=e.length))}else e=o(e,i,"type",{type:"object"},cp,t),r++;return Qo.errors=e,r===0}a.v52=Xo;let ki={type:"ob\
ject",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadTag"}},meta:{$ref:"st\
andin://json-api/schemas#/$defs/ListMeta"}}},Fe={type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},type:{
type:"string",const:"upload_tag"},attributes:{type:"object",additionalProperties:!1,required:["name"],properties:{name:{type:"string"}}}}};function Ap(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"\
id"},Fe,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Fe,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},
Fe,t),r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Fe,t),r++);if(t.id!==void 0){let p=t.id;
typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},Fe.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",
{type:"string"},Fe.properties.type,p),r++),p!=="upload_tag"&&(e=o(e,i+"/type","const",{allowedValue:"upload_tag"},Fe.properties.type,p),r++)}if(t.attributes!==void 0){
let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){p.name===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"name"},Fe.properties.attributes,
p),r++);for(let s in p)s!=="name"&&(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},Fe.properties.attributes,p),r++);if(p.name!==void 0){let s=p.
name;typeof s!="string"&&(e=o(e,i+"/attributes/name","type",{type:"string"},Fe.properties.attributes.properties.name,s),r++)}}else e=o(e,i+"/attributes","type",
{type:"object"},Fe.properties.attributes,p),r++}}else e=o(e,i,"type",{type:"object"},Fe,t),r++;return Ap.errors=e,r===0}function Xo(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},
ki,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},ki,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
ki,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Ap(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,
rootData:q})||(e=N(e,Ap),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},ki.properties.data,p),r++}t.meta!==void 0&&(Oe(t.meta,{instancePath:i+"/meta",parentData:t,
parentDataProperty:"meta",rootData:q})||(e=N(e,Oe),r=e.length))}else e=o(e,i,"type",{type:"object"},ki,t),r++;return Xo.errors=e,r===0}a.v53=Po;let qp={type:"ob\
ject",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadTag"}},$id:"standin://json-api/data/UploadTag"};
function jp(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&
(e=o(e,i,"required",{missingProperty:"id"},Fe,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Fe,t),r++),t.attributes===void 0&&(e=o(e,i,"\
required",{missingProperty:"attributes"},Fe,t),r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
Fe,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},Fe.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!=
"string"&&(e=o(e,i+"/type","type",{type:"string"},Fe.properties.type,p),r++),p!=="upload_tag"&&(e=o(e,i+"/type","const",{allowedValue:"upload_tag"},Fe.properties.
type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){p.name===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
name"},Fe.properties.attributes,p),r++);for(let s in p)s!=="name"&&(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},Fe.properties.attributes,
p),r++);if(p.name!==void 0){let s=p.name;typeof s!="string"&&(e=o(e,i+"/attributes/name","type",{type:"string"},Fe.properties.attributes.properties.name,s),r++)}}else
e=o(e,i+"/attributes","type",{type:"object"},Fe.properties.attributes,p),r++}}else e=o(e,i,"type",{type:"object"},Fe,t),r++;return jp.errors=e,r===0}function Po(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"req\
uired",{missingProperty:"data"},qp,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},qp,t),r++);t.data!==void 0&&(jp(t.data,
{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:q})||(e=N(e,jp),r=e.length))}else e=o(e,i,"type",{type:"object"},qp,t),r++;return Po.errors=
e,r===0}a.v54=es;let Dp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadTagCreate"}},$id:"\
standin://json-api/data/UploadTagCreate"},Zt={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{type:{type:"string",const:"upload\
_tag"},attributes:{type:"object",additionalProperties:!1,required:["name"],properties:{name:{type:"string"}}}}};function kp(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Zt,t),r++),t.attributes===
void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},Zt,t),r++);for(let p in t)p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
Zt,t),r++);if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},Zt.properties.type,p),r++),p!=="upload_tag"&&(e=o(e,i+"/\
type","const",{allowedValue:"upload_tag"},Zt.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){p.
name===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"name"},Zt.properties.attributes,p),r++);for(let s in p)s!=="name"&&(e=o(e,i+"/attributes","ad\
ditionalProperties",{additionalProperty:s},Zt.properties.attributes,p),r++);if(p.name!==void 0){let s=p.name;typeof s!="string"&&(e=o(e,i+"/attributes/name","ty\
pe",{type:"string"},Zt.properties.attributes.properties.name,s),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},Zt.properties.attributes,p),r++}}else e=
o(e,i,"type",{type:"object"},Zt,t),r++;return kp.errors=e,r===0}function es(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Dp,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"a\
dditionalProperties",{additionalProperty:p},Dp,t),r++);t.data!==void 0&&(kp(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:q})||
(e=N(e,kp),r=e.length))}else e=o(e,i,"type",{type:"object"},Dp,t),r++;return es.errors=e,r===0}a.v55=ts;let hi={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadSmartTag"}},meta:{$ref:"standin://json-api/schemas#/$defs/Lis\
tMeta"}}},wt={type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"upload_smart_t\
ag"},attributes:{type:"object",additionalProperties:!1,required:["name"],properties:{name:{type:"string"}}}}};function hp(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},wt,t),r++),t.type===void 0&&
(e=o(e,i,"required",{missingProperty:"type"},wt,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},wt,t),r++);for(let p in t)p===
"id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},wt,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+
"/id","type",{type:"string"},wt.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},wt.properties.
type,p),r++),p!=="upload_smart_tag"&&(e=o(e,i+"/type","const",{allowedValue:"upload_smart_tag"},wt.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;
if(p&&typeof p=="object"&&!Array.isArray(p)){p.name===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"name"},wt.properties.attributes,p),r++);for(let s in p)
s!=="name"&&(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},wt.properties.attributes,p),r++);if(p.name!==void 0){let s=p.name;typeof s!="st\
ring"&&(e=o(e,i+"/attributes/name","type",{type:"string"},wt.properties.attributes.properties.name,s),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},wt.
properties.attributes,p),r++}}else e=o(e,i,"type",{type:"object"},wt,t),r++;return hp.errors=e,r===0}function ts(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},hi,t),r++),t.meta===
void 0&&(e=o(e,i,"required",{missingProperty:"meta"},hi,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},hi,
t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)hp(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,
rootData:q})||(e=N(e,hp),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},hi.properties.data,p),r++}t.meta!==void 0&&(Oe(t.meta,{instancePath:i+"/meta",parentData:t,
parentDataProperty:"meta",rootData:q})||(e=N(e,Oe),r=e.length))}else e=o(e,i,"type",{type:"object"},hi,t),r++;return ts.errors=e,r===0}a.v56=rs;let Np={type:"ob\
ject",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadFilter"}},$id:"standin://json-api/data/UploadFil\
ter"},re={type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"upload_filter"},attributes:{
type:"object",additionalProperties:!1,required:["name","filter","shared"],properties:{name:{type:"string"},filter:{type:"object",additionalProperties:!0},shared:{
type:"boolean"}}}}};function $p(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},re,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},re,t),r++),t.attributes===
void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},re,t),r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
re,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},re.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!=
"string"&&(e=o(e,i+"/type","type",{type:"string"},re.properties.type,p),r++),p!=="upload_filter"&&(e=o(e,i+"/type","const",{allowedValue:"upload_filter"},re.properties.
type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){p.name===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
name"},re.properties.attributes,p),r++),p.filter===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"filter"},re.properties.attributes,p),r++),p.shared===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"shared"},re.properties.attributes,p),r++);for(let s in p)s==="name"||s==="filter"||s==="shared"||(e=
o(e,i+"/attributes","additionalProperties",{additionalProperty:s},re.properties.attributes,p),r++);if(p.name!==void 0){let s=p.name;typeof s!="string"&&(e=o(e,i+
"/attributes/name","type",{type:"string"},re.properties.attributes.properties.name,s),r++)}if(p.filter!==void 0){let s=p.filter;s&&typeof s=="object"&&!Array.isArray(
s)||(e=o(e,i+"/attributes/filter","type",{type:"object"},re.properties.attributes.properties.filter,s),r++)}if(p.shared!==void 0){let s=p.shared;typeof s!="bool\
ean"&&(e=o(e,i+"/attributes/shared","type",{type:"boolean"},re.properties.attributes.properties.shared,s),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},
re.properties.attributes,p),r++}}else e=o(e,i,"type",{type:"object"},re,t),r++;return $p.errors=e,r===0}function rs(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Np,t),r++);for(let p in t)
p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},Np,t),r++);t.data!==void 0&&($p(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"\
data",rootData:q})||(e=N(e,$p),r=e.length))}else e=o(e,i,"type",{type:"object"},Np,t),r++;return rs.errors=e,r===0}a.v57=is;let wp={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadFilterUpdate"}},$id:"standin://json-api/data/UploadFilterUpdate"},Et={type:"ob\
ject",additionalProperties:!1,properties:{id:{type:"string"},type:{type:"string",const:"upload_filter"},attributes:{type:"object",additionalProperties:!1,properties:{
name:{type:"string"},filter:{type:"object",additionalProperties:!0},shared:{type:"boolean"}}}},required:["id","type"]};function Ep(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Et,
t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Et,t),r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProp\
erties",{additionalProperty:p},Et,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},Et.properties.id,p),r++)}if(t.type!==
void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},Et.properties.type,p),r++),p!=="upload_filter"&&(e=o(e,i+"/type","const",{allowedValue:"\
upload_filter"},Et.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)s==="name"||
s==="filter"||s==="shared"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},Et.properties.attributes,p),r++);if(p.name!==void 0){let s=p.name;
typeof s!="string"&&(e=o(e,i+"/attributes/name","type",{type:"string"},Et.properties.attributes.properties.name,s),r++)}if(p.filter!==void 0){let s=p.filter;s&&
typeof s=="object"&&!Array.isArray(s)||(e=o(e,i+"/attributes/filter","type",{type:"object"},Et.properties.attributes.properties.filter,s),r++)}if(p.shared!==void 0){
let s=p.shared;typeof s!="boolean"&&(e=o(e,i+"/attributes/shared","type",{type:"boolean"},Et.properties.attributes.properties.shared,s),r++)}}else e=o(e,i+"/att\
ributes","type",{type:"object"},Et.properties.attributes,p),r++}}else e=o(e,i,"type",{type:"object"},Et,t),r++;return Ep.errors=e,r===0}function is(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"\
data"},wp,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},wp,t),r++);t.data!==void 0&&(Ep(t.data,{instancePath:i+"/dat\
a",parentData:t,parentDataProperty:"data",rootData:q})||(e=N(e,Ep),r=e.length))}else e=o(e,i,"type",{type:"object"},wp,t),r++;return is.errors=e,r===0}a.v58=ps;
let xp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadFilterCreate"}},$id:"standin://j\
son-api/data/UploadFilterCreate"},it={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]\
{22}$"},type:{type:"string",const:"upload_filter"},attributes:{type:"object",additionalProperties:!1,required:["name","filter","shared"],properties:{name:{type:"\
string"},filter:{type:"object",additionalProperties:!0},shared:{type:"boolean"}}}}};function Fp(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},it,t),r++),t.attributes===void 0&&(e=o(
e,i,"required",{missingProperty:"attributes"},it,t),r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
it,t),r++);if(t.id!==void 0){let p=t.id;typeof p=="string"?De.test(p)||(e=o(e,i+"/id","pattern",{pattern:"^[A-Za-z0-9_-]{22}$"},it.properties.id,p),r++):(e=o(e,
i+"/id","type",{type:"string"},it.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},it.properties.
type,p),r++),p!=="upload_filter"&&(e=o(e,i+"/type","const",{allowedValue:"upload_filter"},it.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;
if(p&&typeof p=="object"&&!Array.isArray(p)){p.name===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"name"},it.properties.attributes,p),r++),p.filter===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"filter"},it.properties.attributes,p),r++),p.shared===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
shared"},it.properties.attributes,p),r++);for(let s in p)s==="name"||s==="filter"||s==="shared"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},
it.properties.attributes,p),r++);if(p.name!==void 0){let s=p.name;typeof s!="string"&&(e=o(e,i+"/attributes/name","type",{type:"string"},it.properties.attributes.
properties.name,s),r++)}if(p.filter!==void 0){let s=p.filter;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,i+"/attributes/filter","type",{type:"object"},it.properties.
attributes.properties.filter,s),r++)}if(p.shared!==void 0){let s=p.shared;typeof s!="boolean"&&(e=o(e,i+"/attributes/shared","type",{type:"boolean"},it.properties.
attributes.properties.shared,s),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},it.properties.attributes,p),r++}}else e=o(e,i,"type",{type:"object"},it,
t),r++;return Fp.errors=e,r===0}function ps(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},xp,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},
xp,t),r++);t.data!==void 0&&(Fp(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:q})||(e=N(e,Fp),r=e.length))}else e=o(e,i,"type",
{type:"object"},xp,t),r++;return ps.errors=e,r===0}a.v59=os;let Ni={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",
items:{$ref:"standin://json-api/schemas#/$defs/UploadFilter"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};function Tp(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},re,
t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},re,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},re,t),
r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},re,t),r++);if(t.id!==void 0){let p=t.id;typeof p!=
"string"&&(e=o(e,i+"/id","type",{type:"string"},re.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"str\
ing"},re.properties.type,p),r++),p!=="upload_filter"&&(e=o(e,i+"/type","const",{allowedValue:"upload_filter"},re.properties.type,p),r++)}if(t.attributes!==void 0){
let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){p.name===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"name"},re.properties.attributes,
p),r++),p.filter===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"filter"},re.properties.attributes,p),r++),p.shared===void 0&&(e=o(e,i+"/attribute\
s","required",{missingProperty:"shared"},re.properties.attributes,p),r++);for(let s in p)s==="name"||s==="filter"||s==="shared"||(e=o(e,i+"/attributes","additio\
nalProperties",{additionalProperty:s},re.properties.attributes,p),r++);if(p.name!==void 0){let s=p.name;typeof s!="string"&&(e=o(e,i+"/attributes/name","type",{
type:"string"},re.properties.attributes.properties.name,s),r++)}if(p.filter!==void 0){let s=p.filter;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,i+"/attrib\
utes/filter","type",{type:"object"},re.properties.attributes.properties.filter,s),r++)}if(p.shared!==void 0){let s=p.shared;typeof s!="boolean"&&(e=o(e,i+"/attr\
ibutes/shared","type",{type:"boolean"},re.properties.attributes.properties.shared,s),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},re.properties.attributes,
p),r++}}else e=o(e,i,"type",{type:"object"},re,t),r++;return Tp.errors=e,r===0}function os(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Ni,t),r++),t.meta===void 0&&(e=o(e,i,"\
required",{missingProperty:"meta"},Ni,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Ni,t),r++);if(t.data!==
void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Tp(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:q})||
(e=N(e,Tp),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},Ni.properties.data,p),r++}t.meta!==void 0&&(Oe(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"\
meta",rootData:q})||(e=N(e,Oe),r=e.length))}else e=o(e,i,"type",{type:"object"},Ni,t),r++;return os.errors=e,r===0}a.v60=ss;let Up={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadRequest"}},$id:"standin://json-api/data/UploadRequest"},pt={type:"object",additionalProperties:!1,
required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"upload_request"},attributes:{type:"object",additionalProperties:!1,
required:["url","request_headers"],properties:{url:{type:"string",format:"uri"},request_headers:{type:"object",additionalProperties:{type:"string"}}}}}};function Ip(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"id"},pt,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},pt,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"\
attributes"},pt,t),r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},pt,t),r++);if(t.id!==void 0){
let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},pt.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/ty\
pe","type",{type:"string"},pt.properties.type,p),r++),p!=="upload_request"&&(e=o(e,i+"/type","const",{allowedValue:"upload_request"},pt.properties.type,p),r++)}
if(t.attributes!==void 0){let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){p.url===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"ur\
l"},pt.properties.attributes,p),r++),p.request_headers===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"request_headers"},pt.properties.attributes,
p),r++);for(let s in p)s==="url"||s==="request_headers"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},pt.properties.attributes,p),r++);if(p.
url!==void 0){let s=p.url;typeof s=="string"?H(s)||(e=o(e,i+"/attributes/url","format",{format:"uri"},pt.properties.attributes.properties.url,s),r++):(e=o(e,i+"\
/attributes/url","type",{type:"string"},pt.properties.attributes.properties.url,s),r++)}if(p.request_headers!==void 0){let s=p.request_headers;if(s&&typeof s=="\
object"&&!Array.isArray(s))for(let n in s){let f=s[n];typeof f!="string"&&(e=o(e,i+"/attributes/request_headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",
{type:"string"},pt.properties.attributes.properties.request_headers.additionalProperties,f),r++)}else e=o(e,i+"/attributes/request_headers","type",{type:"object"},
pt.properties.attributes.properties.request_headers,s),r++}}else e=o(e,i+"/attributes","type",{type:"object"},pt.properties.attributes,p),r++}}else e=o(e,i,"typ\
e",{type:"object"},pt,t),r++;return Ip.errors=e,r===0}function ss(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Up,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalP\
roperties",{additionalProperty:p},Up,t),r++);t.data!==void 0&&(Ip(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:q})||(e=N(e,Ip),
r=e.length))}else e=o(e,i,"type",{type:"object"},Up,t),r++;return ss.errors=e,r===0}a.v61=ns;let Vp={type:"object",additionalProperties:!1,required:["data"],properties:{
data:{$ref:"standin://json-api/schemas#/$defs/UploadRequestCreate"}},$id:"standin://json-api/data/UploadRequestCreate"},bt={type:"object",additionalProperties:!1,
properties:{type:{type:"string",const:"upload_request"},attributes:{type:"object",additionalProperties:!1,properties:{filename:{type:"string"}}},relationships:{
type:"object",additionalProperties:!1,properties:{upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},
else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}},required:["type"]};function Cp(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},bt,t),r++);for(let s in t)
s==="type"||s==="attributes"||s==="relationships"||(e=o(e,i,"additionalProperties",{additionalProperty:s},bt,t),r++);if(t.type!==void 0){let s=t.type;typeof s!=
"string"&&(e=o(e,i+"/type","type",{type:"string"},bt.properties.type,s),r++),s!=="upload_request"&&(e=o(e,i+"/type","const",{allowedValue:"upload_request"},bt.properties.
type,s),r++)}if(t.attributes!==void 0){let s=t.attributes;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)n!=="filename"&&(e=o(e,i+"/attributes","ad\
ditionalProperties",{additionalProperty:n},bt.properties.attributes,s),r++);if(s.filename!==void 0){let n=s.filename;typeof n!="string"&&(e=o(e,i+"/attributes/f\
ilename","type",{type:"string"},bt.properties.attributes.properties.filename,n),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},bt.properties.attributes,
s),r++}if(t.relationships!==void 0){let s=t.relationships;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)n!=="upload_collection"&&(e=o(e,i+"/relati\
onships","additionalProperties",{additionalProperty:n},bt.properties.relationships,s),r++);if(s.upload_collection!==void 0){let n=s.upload_collection;if(n&&typeof n==
"object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/upload_collection","required",{missingProperty:"data"},bt.properties.relationships.properties.
upload_collection,n),r++);for(let f in n)f!=="data"&&(e=o(e,i+"/relationships/upload_collection","additionalProperties",{additionalProperty:f},bt.properties.relationships.
properties.upload_collection,n),r++);if(n.data!==void 0){let f=n.data,m=r,_=!0,v=r;f!==null&&(e=o(e),r++);var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){
let x=r;be(f,{instancePath:i+"/relationships/upload_collection/data",parentData:n,parentDataProperty:"data",rootData:q})||(e=N(e,be),r=e.length);var p=x===r;_=p}
_||(e=o(e,i+"/relationships/upload_collection/data","if",{failingKeyword:"else"},bt.properties.relationships.properties.upload_collection.properties.data,f),r++)}}else
e=o(e,i+"/relationships/upload_collection","type",{type:"object"},bt.properties.relationships.properties.upload_collection,n),r++}}else e=o(e,i+"/relationships",
"type",{type:"object"},bt.properties.relationships,s),r++}}else e=o(e,i,"type",{type:"object"},bt,t),r++;return Cp.errors=e,r===0}function ns(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"\
data"},Vp,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},Vp,t),r++);t.data!==void 0&&(Cp(t.data,{instancePath:i+"/dat\
a",parentData:t,parentDataProperty:"data",rootData:q})||(e=N(e,Cp),r=e.length))}else e=o(e,i,"type",{type:"object"},Vp,t),r++;return ns.errors=e,r===0}a.v62=ls;
let zp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Webhook"}},$id:"standin://json-api/dat\
a/Webhook"},R={type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"webhook"},attributes:{
type:"object",additionalProperties:!1,required:["name","url","custom_payload","headers","events","http_basic_user","http_basic_password","enabled","payload_api_\
version","nested_items_in_payload","auto_retry"],properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"obj\
ect",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","\
null"]},http_basic_password:{type:["string","null"],format:"password"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"\
boolean"},auto_retry:{type:"boolean"}}}}},wr={type:"object",additionalProperties:!1,required:["entity_type","event_types"],properties:{entity_type:{$ref:"standi\
n://json-api/schemas#/$defs/EntityType"},event_types:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/EventType"}},filters:{type:["array","null"],items:{
$ref:"standin://json-api/schemas#/$defs/WebhookEventFilter"}}}},Op={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_m\
ode","sso_user","cda_cache_tags"]};function Er(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;return typeof t!="string"&&
(e=o(e,i,"type",{type:"string"},Op,t),r++),t==="item"||t==="item_type"||t==="upload"||t==="build_trigger"||t==="environment"||t==="maintenance_mode"||t==="sso_u\
ser"||t==="cda_cache_tags"||(e=o(e,i,"enum",{allowedValues:Op.enum},Op,t),r++),Er.errors=e,r===0}let Rp={type:"string",enum:["create","update","delete","publish",
"unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};function xr(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;return typeof t!="string"&&(e=o(e,i,"type",{type:"string"},Rp,t),r++),t==="create"||t==="update"||t==="delete"||t==="publish"||
t==="unpublish"||t==="promote"||t==="deploy_started"||t==="deploy_succeeded"||t==="deploy_failed"||t==="change"||t==="invalidate"||(e=o(e,i,"enum",{allowedValues:Rp.
enum},Rp,t),r++),xr.errors=e,r===0}let Yt={type:"object",additionalProperties:!1,required:["entity_type","entity_ids"],properties:{entity_type:{type:"string",enum:[
"item_type","item","build_trigger","environment","environment_type"]},entity_ids:{type:"array",minItems:1,items:{type:"string"}}}};function Lp(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.entity_type===void 0&&(e=o(e,i,"required",{missingProperty:"\
entity_type"},Yt,t),r++),t.entity_ids===void 0&&(e=o(e,i,"required",{missingProperty:"entity_ids"},Yt,t),r++);for(let p in t)p==="entity_type"||p==="entity_ids"||
(e=o(e,i,"additionalProperties",{additionalProperty:p},Yt,t),r++);if(t.entity_type!==void 0){let p=t.entity_type;typeof p!="string"&&(e=o(e,i+"/entity_type","ty\
pe",{type:"string"},Yt.properties.entity_type,p),r++),p==="item_type"||p==="item"||p==="build_trigger"||p==="environment"||p==="environment_type"||(e=o(e,i+"/en\
tity_type","enum",{allowedValues:Yt.properties.entity_type.enum},Yt.properties.entity_type,p),r++)}if(t.entity_ids!==void 0){let p=t.entity_ids;if(Array.isArray(
p)){p.length<1&&(e=o(e,i+"/entity_ids","minItems",{limit:1},Yt.properties.entity_ids,p),r++);let s=p.length;for(let n=0;n<s;n++){let f=p[n];typeof f!="string"&&
(e=o(e,i+"/entity_ids/"+n,"type",{type:"string"},Yt.properties.entity_ids.items,f),r++)}}else e=o(e,i+"/entity_ids","type",{type:"array"},Yt.properties.entity_ids,
p),r++}}else e=o(e,i,"type",{type:"object"},Yt,t),r++;return Lp.errors=e,r===0}function Lt(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.entity_type===void 0&&(e=o(e,i,"required",{missingProperty:"entity_type"},wr,t),r++),t.event_types===
void 0&&(e=o(e,i,"required",{missingProperty:"event_types"},wr,t),r++);for(let p in t)p==="entity_type"||p==="event_types"||p==="filters"||(e=o(e,i,"additionalP\
roperties",{additionalProperty:p},wr,t),r++);if(t.entity_type!==void 0&&(Er(t.entity_type,{instancePath:i+"/entity_type",parentData:t,parentDataProperty:"entity\
_type",rootData:q})||(e=N(e,Er),r=e.length)),t.event_types!==void 0){let p=t.event_types;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)xr(p[n],{instancePath:i+
"/event_types/"+n,parentData:p,parentDataProperty:n,rootData:q})||(e=N(e,xr),r=e.length)}else e=o(e,i+"/event_types","type",{type:"array"},wr.properties.event_types,
p),r++}if(t.filters!==void 0){let p=t.filters;if(!Array.isArray(p)&&p!==null&&(e=o(e,i+"/filters","type",{type:wr.properties.filters.type},wr.properties.filters,
p),r++),Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Lp(p[n],{instancePath:i+"/filters/"+n,parentData:p,parentDataProperty:n,rootData:q})||(e=N(e,Lp),r=
e.length)}}}else e=o(e,i,"type",{type:"object"},wr,t),r++;return Lt.errors=e,r===0}function Sp(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},R,t),r++),t.type===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"type"},R,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},R,t),r++);for(let p in t)p==="id"||p==="type"||
p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},R,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"\
string"},R.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},R.properties.type,p),r++),p!=="web\
hook"&&(e=o(e,i+"/type","const",{allowedValue:"webhook"},R.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;if(p&&typeof p=="object"&&!Array.
isArray(p)){p.name===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"name"},R.properties.attributes,p),r++),p.url===void 0&&(e=o(e,i+"/attributes","\
required",{missingProperty:"url"},R.properties.attributes,p),r++),p.custom_payload===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"custom_payload"},
R.properties.attributes,p),r++),p.headers===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"headers"},R.properties.attributes,p),r++),p.events===void 0&&
(e=o(e,i+"/attributes","required",{missingProperty:"events"},R.properties.attributes,p),r++),p.http_basic_user===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
http_basic_user"},R.properties.attributes,p),r++),p.http_basic_password===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"http_basic_password"},R.properties.
attributes,p),r++),p.enabled===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"enabled"},R.properties.attributes,p),r++),p.payload_api_version===void 0&&
(e=o(e,i+"/attributes","required",{missingProperty:"payload_api_version"},R.properties.attributes,p),r++),p.nested_items_in_payload===void 0&&(e=o(e,i+"/attribu\
tes","required",{missingProperty:"nested_items_in_payload"},R.properties.attributes,p),r++),p.auto_retry===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
auto_retry"},R.properties.attributes,p),r++);for(let s in p)Y.call(R.properties.attributes.properties,s)||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},
R.properties.attributes,p),r++);if(p.name!==void 0){let s=p.name;typeof s!="string"&&(e=o(e,i+"/attributes/name","type",{type:"string"},R.properties.attributes.
properties.name,s),r++)}if(p.url!==void 0){let s=p.url;typeof s!="string"&&(e=o(e,i+"/attributes/url","type",{type:"string"},R.properties.attributes.properties.
url,s),r++)}if(p.custom_payload!==void 0){let s=p.custom_payload;typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/custom_payload","type",{type:R.properties.attributes.
properties.custom_payload.type},R.properties.attributes.properties.custom_payload,s),r++)}if(p.headers!==void 0){let s=p.headers;if(s&&typeof s=="object"&&!Array.
isArray(s))for(let n in s){let f=s[n];typeof f!="string"&&(e=o(e,i+"/attributes/headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},R.properties.
attributes.properties.headers.additionalProperties,f),r++)}else e=o(e,i+"/attributes/headers","type",{type:"object"},R.properties.attributes.properties.headers,
s),r++}if(p.events!==void 0){let s=p.events;if(Array.isArray(s)){let n=s.length;for(let f=0;f<n;f++)Lt(s[f],{instancePath:i+"/attributes/events/"+f,parentData:s,
parentDataProperty:f,rootData:q})||(e=N(e,Lt),r=e.length)}else e=o(e,i+"/attributes/events","type",{type:"array"},R.properties.attributes.properties.events,s),r++}
if(p.http_basic_user!==void 0){let s=p.http_basic_user;typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/http_basic_user","type",{type:R.properties.attributes.
properties.http_basic_user.type},R.properties.attributes.properties.http_basic_user,s),r++)}if(p.http_basic_password!==void 0){let s=p.http_basic_password;typeof s!=
"string"&&s!==null&&(e=o(e,i+"/attributes/http_basic_password","type",{type:R.properties.attributes.properties.http_basic_password.type},R.properties.attributes.
properties.http_basic_password,s),r++)}if(p.enabled!==void 0){let s=p.enabled;typeof s!="boolean"&&(e=o(e,i+"/attributes/enabled","type",{type:"boolean"},R.properties.
attributes.properties.enabled,s),r++)}if(p.payload_api_version!==void 0){let s=p.payload_api_version;typeof s!="string"&&(e=o(e,i+"/attributes/payload_api_versi\
on","type",{type:"string"},R.properties.attributes.properties.payload_api_version,s),r++)}if(p.nested_items_in_payload!==void 0){let s=p.nested_items_in_payload;
typeof s!="boolean"&&(e=o(e,i+"/attributes/nested_items_in_payload","type",{type:"boolean"},R.properties.attributes.properties.nested_items_in_payload,s),r++)}if(p.
auto_retry!==void 0){let s=p.auto_retry;typeof s!="boolean"&&(e=o(e,i+"/attributes/auto_retry","type",{type:"boolean"},R.properties.attributes.properties.auto_retry,
s),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},R.properties.attributes,p),r++}}else e=o(e,i,"type",{type:"object"},R,t),r++;return Sp.errors=e,r===0}
function ls(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&
(e=o(e,i,"required",{missingProperty:"data"},zp,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},zp,t),r++);t.data!==void 0&&
(Sp(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:q})||(e=N(e,Sp),r=e.length))}else e=o(e,i,"type",{type:"object"},zp,t),r++;return ls.
errors=e,r===0}a.v63=fs;let Mp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookUpdate"}},
$id:"standin://json-api/data/WebhookUpdate"},he={type:"object",additionalProperties:!1,properties:{id:{type:"string"},type:{type:"string",const:"webhook"},attributes:{
type:"object",additionalProperties:!1,properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{
type:"string"}},events:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{
type:["string","null"],format:"password"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"\
boolean"}}}},required:["id","type"]};function Wp(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&
!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},he,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},he,t),r++);
for(let p in t)p==="id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},he,t),r++);if(t.id!==void 0){let p=t.id;typeof p!=
"string"&&(e=o(e,i+"/id","type",{type:"string"},he.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"str\
ing"},he.properties.type,p),r++),p!=="webhook"&&(e=o(e,i+"/type","const",{allowedValue:"webhook"},he.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;
if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)Y.call(he.properties.attributes.properties,s)||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},
he.properties.attributes,p),r++);if(p.name!==void 0){let s=p.name;typeof s!="string"&&(e=o(e,i+"/attributes/name","type",{type:"string"},he.properties.attributes.
properties.name,s),r++)}if(p.url!==void 0){let s=p.url;typeof s!="string"&&(e=o(e,i+"/attributes/url","type",{type:"string"},he.properties.attributes.properties.
url,s),r++)}if(p.custom_payload!==void 0){let s=p.custom_payload;typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/custom_payload","type",{type:he.properties.
attributes.properties.custom_payload.type},he.properties.attributes.properties.custom_payload,s),r++)}if(p.headers!==void 0){let s=p.headers;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s))for(let n in s){let f=s[n];typeof f!="string"&&(e=o(e,i+"/attributes/headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"s\
tring"},he.properties.attributes.properties.headers.additionalProperties,f),r++)}else e=o(e,i+"/attributes/headers","type",{type:"object"},he.properties.attributes.
properties.headers,s),r++}if(p.events!==void 0){let s=p.events;if(Array.isArray(s)){let n=s.length;for(let f=0;f<n;f++)Lt(s[f],{instancePath:i+"/attributes/even\
ts/"+f,parentData:s,parentDataProperty:f,rootData:q})||(e=N(e,Lt),r=e.length)}else e=o(e,i+"/attributes/events","type",{type:"array"},he.properties.attributes.properties.
events,s),r++}if(p.http_basic_user!==void 0){let s=p.http_basic_user;typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/http_basic_user","type",{type:he.properties.
attributes.properties.http_basic_user.type},he.properties.attributes.properties.http_basic_user,s),r++)}if(p.http_basic_password!==void 0){let s=p.http_basic_password;
typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/http_basic_password","type",{type:he.properties.attributes.properties.http_basic_password.type},he.properties.
attributes.properties.http_basic_password,s),r++)}if(p.enabled!==void 0){let s=p.enabled;typeof s!="boolean"&&(e=o(e,i+"/attributes/enabled","type",{type:"boole\
an"},he.properties.attributes.properties.enabled,s),r++)}if(p.payload_api_version!==void 0){let s=p.payload_api_version;typeof s!="string"&&(e=o(e,i+"/attribute\
s/payload_api_version","type",{type:"string"},he.properties.attributes.properties.payload_api_version,s),r++)}if(p.nested_items_in_payload!==void 0){let s=p.nested_items_in_payload;
typeof s!="boolean"&&(e=o(e,i+"/attributes/nested_items_in_payload","type",{type:"boolean"},he.properties.attributes.properties.nested_items_in_payload,s),r++)}
if(p.auto_retry!==void 0){let s=p.auto_retry;typeof s!="boolean"&&(e=o(e,i+"/attributes/auto_retry","type",{type:"boolean"},he.properties.attributes.properties.
auto_retry,s),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},he.properties.attributes,p),r++}}else e=o(e,i,"type",{type:"object"},he,t),r++;return Wp.errors=
e,r===0}function fs(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===
void 0&&(e=o(e,i,"required",{missingProperty:"data"},Mp,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},Mp,t),r++);t.data!==
void 0&&(Wp(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:q})||(e=N(e,Wp),r=e.length))}else e=o(e,i,"type",{type:"object"},Mp,t),
r++;return fs.errors=e,r===0}a.v64=ds;let Bp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/\
WebhookCreate"}},$id:"standin://json-api/data/WebhookCreate"},oe={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{type:{type:"s\
tring",const:"webhook"},attributes:{type:"object",additionalProperties:!1,required:["name","url","custom_payload","headers","events","http_basic_user","http_bas\
ic_password"],properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"st\
ring"}},events:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:[
"string","null"],format:"password"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"bool\
ean"}}}}};function Kp(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===
void 0&&(e=o(e,i,"required",{missingProperty:"type"},oe,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},oe,t),r++);for(let p in t)
p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},oe,t),r++);if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/\
type","type",{type:"string"},oe.properties.type,p),r++),p!=="webhook"&&(e=o(e,i+"/type","const",{allowedValue:"webhook"},oe.properties.type,p),r++)}if(t.attributes!==
void 0){let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){p.name===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"name"},oe.properties.
attributes,p),r++),p.url===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"url"},oe.properties.attributes,p),r++),p.custom_payload===void 0&&(e=o(e,
i+"/attributes","required",{missingProperty:"custom_payload"},oe.properties.attributes,p),r++),p.headers===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
headers"},oe.properties.attributes,p),r++),p.events===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"events"},oe.properties.attributes,p),r++),p.http_basic_user===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"http_basic_user"},oe.properties.attributes,p),r++),p.http_basic_password===void 0&&(e=o(e,i+"/attrib\
utes","required",{missingProperty:"http_basic_password"},oe.properties.attributes,p),r++);for(let s in p)Y.call(oe.properties.attributes.properties,s)||(e=o(e,i+
"/attributes","additionalProperties",{additionalProperty:s},oe.properties.attributes,p),r++);if(p.name!==void 0){let s=p.name;typeof s!="string"&&(e=o(e,i+"/att\
ributes/name","type",{type:"string"},oe.properties.attributes.properties.name,s),r++)}if(p.url!==void 0){let s=p.url;typeof s!="string"&&(e=o(e,i+"/attributes/u\
rl","type",{type:"string"},oe.properties.attributes.properties.url,s),r++)}if(p.custom_payload!==void 0){let s=p.custom_payload;typeof s!="string"&&s!==null&&(e=
o(e,i+"/attributes/custom_payload","type",{type:oe.properties.attributes.properties.custom_payload.type},oe.properties.attributes.properties.custom_payload,s),r++)}
if(p.headers!==void 0){let s=p.headers;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let f=s[n];typeof f!="string"&&(e=o(e,i+"/attributes/headers/"+
n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},oe.properties.attributes.properties.headers.additionalProperties,f),r++)}else e=o(e,i+"/attribut\
es/headers","type",{type:"object"},oe.properties.attributes.properties.headers,s),r++}if(p.events!==void 0){let s=p.events;if(Array.isArray(s)){let n=s.length;for(let f=0;f<
n;f++)Lt(s[f],{instancePath:i+"/attributes/events/"+f,parentData:s,parentDataProperty:f,rootData:q})||(e=N(e,Lt),r=e.length)}else e=o(e,i+"/attributes/events","\
type",{type:"array"},oe.properties.attributes.properties.events,s),r++}if(p.http_basic_user!==void 0){let s=p.http_basic_user;typeof s!="string"&&s!==null&&(e=o(
e,i+"/attributes/http_basic_user","type",{type:oe.properties.attributes.properties.http_basic_user.type},oe.properties.attributes.properties.http_basic_user,s),
r++)}if(p.http_basic_password!==void 0){let s=p.http_basic_password;typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/http_basic_password","type",{type:oe.properties.
attributes.properties.http_basic_password.type},oe.properties.attributes.properties.http_basic_password,s),r++)}if(p.enabled!==void 0){let s=p.enabled;typeof s!=
"boolean"&&(e=o(e,i+"/attributes/enabled","type",{type:"boolean"},oe.properties.attributes.properties.enabled,s),r++)}if(p.payload_api_version!==void 0){let s=p.
payload_api_version;typeof s!="string"&&(e=o(e,i+"/attributes/payload_api_version","type",{type:"string"},oe.properties.attributes.properties.payload_api_version,
s),r++)}if(p.nested_items_in_payload!==void 0){let s=p.nested_items_in_payload;typeof s!="boolean"&&(e=o(e,i+"/attributes/nested_items_in_payload","type",{type:"\
boolean"},oe.properties.attributes.properties.nested_items_in_payload,s),r++)}if(p.auto_retry!==void 0){let s=p.auto_retry;typeof s!="boolean"&&(e=o(e,i+"/attri\
butes/auto_retry","type",{type:"boolean"},oe.properties.attributes.properties.auto_retry,s),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},oe.properties.
attributes,p),r++}}else e=o(e,i,"type",{type:"object"},oe,t),r++;return Kp.errors=e,r===0}function ds(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Bp,t),r++);for(let p in t)p!=="data"&&
(e=o(e,i,"additionalProperties",{additionalProperty:p},Bp,t),r++);t.data!==void 0&&(Kp(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:q})||
(e=N(e,Kp),r=e.length))}else e=o(e,i,"type",{type:"object"},Bp,t),r++;return ds.errors=e,r===0}a.v65=as;let $i={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Webhook"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};
function wi(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&
(e=o(e,i,"required",{missingProperty:"id"},R,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},R,t),r++),t.attributes===void 0&&(e=o(e,i,"re\
quired",{missingProperty:"attributes"},R,t),r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},R,
t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},R.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!=
"string"&&(e=o(e,i+"/type","type",{type:"string"},R.properties.type,p),r++),p!=="webhook"&&(e=o(e,i+"/type","const",{allowedValue:"webhook"},R.properties.type,p),
r++)}if(t.attributes!==void 0){let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){p.name===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
name"},R.properties.attributes,p),r++),p.url===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"url"},R.properties.attributes,p),r++),p.custom_payload===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"custom_payload"},R.properties.attributes,p),r++),p.headers===void 0&&(e=o(e,i+"/attributes","require\
d",{missingProperty:"headers"},R.properties.attributes,p),r++),p.events===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"events"},R.properties.attributes,
p),r++),p.http_basic_user===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"http_basic_user"},R.properties.attributes,p),r++),p.http_basic_password===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"http_basic_password"},R.properties.attributes,p),r++),p.enabled===void 0&&(e=o(e,i+"/attributes","re\
quired",{missingProperty:"enabled"},R.properties.attributes,p),r++),p.payload_api_version===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"payload_\
api_version"},R.properties.attributes,p),r++),p.nested_items_in_payload===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"nested_items_in_payload"},
R.properties.attributes,p),r++),p.auto_retry===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"auto_retry"},R.properties.attributes,p),r++);for(let s in p)
Y.call(R.properties.attributes.properties,s)||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},R.properties.attributes,p),r++);if(p.name!==void 0){
let s=p.name;typeof s!="string"&&(e=o(e,i+"/attributes/name","type",{type:"string"},R.properties.attributes.properties.name,s),r++)}if(p.url!==void 0){let s=p.url;
typeof s!="string"&&(e=o(e,i+"/attributes/url","type",{type:"string"},R.properties.attributes.properties.url,s),r++)}if(p.custom_payload!==void 0){let s=p.custom_payload;
typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/custom_payload","type",{type:R.properties.attributes.properties.custom_payload.type},R.properties.attributes.
properties.custom_payload,s),r++)}if(p.headers!==void 0){let s=p.headers;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let f=s[n];typeof f!="strin\
g"&&(e=o(e,i+"/attributes/headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},R.properties.attributes.properties.headers.additionalProperties,
f),r++)}else e=o(e,i+"/attributes/headers","type",{type:"object"},R.properties.attributes.properties.headers,s),r++}if(p.events!==void 0){let s=p.events;if(Array.
isArray(s)){let n=s.length;for(let f=0;f<n;f++)Lt(s[f],{instancePath:i+"/attributes/events/"+f,parentData:s,parentDataProperty:f,rootData:q})||(e=N(e,Lt),r=e.length)}else
e=o(e,i+"/attributes/events","type",{type:"array"},R.properties.attributes.properties.events,s),r++}if(p.http_basic_user!==void 0){let s=p.http_basic_user;typeof s!=
"string"&&s!==null&&(e=o(e,i+"/attributes/http_basic_user","type",{type:R.properties.attributes.properties.http_basic_user.type},R.properties.attributes.properties.
http_basic_user,s),r++)}if(p.http_basic_password!==void 0){let s=p.http_basic_password;typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/http_basic_password",
"type",{type:R.properties.attributes.properties.http_basic_password.type},R.properties.attributes.properties.http_basic_password,s),r++)}if(p.enabled!==void 0){
let s=p.enabled;typeof s!="boolean"&&(e=o(e,i+"/attributes/enabled","type",{type:"boolean"},R.properties.attributes.properties.enabled,s),r++)}if(p.payload_api_version!==
void 0){let s=p.payload_api_version;typeof s!="string"&&(e=o(e,i+"/attributes/payload_api_version","type",{type:"string"},R.properties.attributes.properties.payload_api_version,
s),r++)}if(p.nested_items_in_payload!==void 0){let s=p.nested_items_in_payload;typeof s!="boolean"&&(e=o(e,i+"/attributes/nested_items_in_payload","type",{type:"\
boolean"},R.properties.attributes.properties.nested_items_in_payload,s),r++)}if(p.auto_retry!==void 0){let s=p.auto_retry;typeof s!="boolean"&&(e=o(e,i+"/attrib\
utes/auto_retry","type",{type:"boolean"},R.properties.attributes.properties.auto_retry,s),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},R.properties.attributes,
p),r++}}else e=o(e,i,"type",{type:"object"},R,t),r++;return wi.errors=e,r===0}function as(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},$i,t),r++),t.meta===void 0&&(e=o(e,i,"\
required",{missingProperty:"meta"},$i,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},$i,t),r++);if(t.data!==
void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)wi(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:q})||
(e=N(e,wi),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},$i.properties.data,p),r++}t.meta!==void 0&&(Oe(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"\
meta",rootData:q})||(e=N(e,Oe),r=e.length))}else e=o(e,i,"type",{type:"object"},$i,t),r++;return as.errors=e,r===0}a.v66=ys;let Hr={type:"object",additionalProperties:!1,
required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookCall"}},meta:{$ref:"standin://json-api/schemas#/$d\
efs/ListMeta"},included:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Webhook"}}}},O={type:"object",additionalProperties:!1,required:["id","type",
"attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"webhook_call"},attributes:{type:"object",additionalProperties:!1,required:[
"entity_type","event_type","created_at","request_url","request_headers","request_payload","response_status","response_headers","response_payload","attempted_aut\
o_retries_count","last_sent_at","next_retry_at","status"],properties:{entity_type:{$ref:"standin://json-api/schemas#/$defs/EntityType"},event_type:{$ref:"standi\
n://json-api/schemas#/$defs/EventType"},created_at:{type:"string",format:"date-time"},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{
type:"string"}},request_payload:{type:"string"},response_status:{type:["integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"s\
tring"}},response_payload:{type:["string","null"]},attempted_auto_retries_count:{type:"integer",minimum:0},last_sent_at:{type:"string",format:"date-time"},next_retry_at:{
type:["string","null"],format:"date-time"},status:{$ref:"standin://json-api/schemas#/$defs/WebhookCallStatus"}}},relationships:{type:"object",additionalProperties:!1,
required:["webhook"],properties:{webhook:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"object",additionalProperties:!1,required:[
"type","id"],properties:{type:{type:"string",const:"webhook"},id:{type:"string"}}}}}}}}},Zp={type:"string",enum:["pending","success","failed","rescheduled"]};function Ei(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;return typeof t!="string"&&(e=o(e,i,"type",{type:"string"},Zp,t),r++),t==="\
pending"||t==="success"||t==="failed"||t==="rescheduled"||(e=o(e,i,"enum",{allowedValues:Zp.enum},Zp,t),r++),Ei.errors=e,r===0}function Yp(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"\
id"},O,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},O,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},
O,t),r++),t.relationships===void 0&&(e=o(e,i,"required",{missingProperty:"relationships"},O,t),r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||p==="\
relationships"||(e=o(e,i,"additionalProperties",{additionalProperty:p},O,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"s\
tring"},O.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},O.properties.type,p),r++),p!=="webh\
ook_call"&&(e=o(e,i+"/type","const",{allowedValue:"webhook_call"},O.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;if(p&&typeof p=="object"&&
!Array.isArray(p)){p.entity_type===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"entity_type"},O.properties.attributes,p),r++),p.event_type===void 0&&
(e=o(e,i+"/attributes","required",{missingProperty:"event_type"},O.properties.attributes,p),r++),p.created_at===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
created_at"},O.properties.attributes,p),r++),p.request_url===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"request_url"},O.properties.attributes,p),
r++),p.request_headers===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"request_headers"},O.properties.attributes,p),r++),p.request_payload===void 0&&
(e=o(e,i+"/attributes","required",{missingProperty:"request_payload"},O.properties.attributes,p),r++),p.response_status===void 0&&(e=o(e,i+"/attributes","requir\
ed",{missingProperty:"response_status"},O.properties.attributes,p),r++),p.response_headers===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"respons\
e_headers"},O.properties.attributes,p),r++),p.response_payload===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"response_payload"},O.properties.attributes,
p),r++),p.attempted_auto_retries_count===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"attempted_auto_retries_count"},O.properties.attributes,p),r++),
p.last_sent_at===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"last_sent_at"},O.properties.attributes,p),r++),p.next_retry_at===void 0&&(e=o(e,i+"\
/attributes","required",{missingProperty:"next_retry_at"},O.properties.attributes,p),r++),p.status===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
status"},O.properties.attributes,p),r++);for(let s in p)Y.call(O.properties.attributes.properties,s)||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},
O.properties.attributes,p),r++);if(p.entity_type!==void 0&&(Er(p.entity_type,{instancePath:i+"/attributes/entity_type",parentData:p,parentDataProperty:"entity_t\
ype",rootData:q})||(e=N(e,Er),r=e.length)),p.event_type!==void 0&&(xr(p.event_type,{instancePath:i+"/attributes/event_type",parentData:p,parentDataProperty:"eve\
nt_type",rootData:q})||(e=N(e,xr),r=e.length)),p.created_at!==void 0){let s=p.created_at;typeof s=="string"?K.test(s)||(e=o(e,i+"/attributes/created_at","format",
{format:"date-time"},O.properties.attributes.properties.created_at,s),r++):(e=o(e,i+"/attributes/created_at","type",{type:"string"},O.properties.attributes.properties.
created_at,s),r++)}if(p.request_url!==void 0){let s=p.request_url;typeof s!="string"&&(e=o(e,i+"/attributes/request_url","type",{type:"string"},O.properties.attributes.
properties.request_url,s),r++)}if(p.request_headers!==void 0){let s=p.request_headers;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let f=s[n];typeof f!=
"string"&&(e=o(e,i+"/attributes/request_headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},O.properties.attributes.properties.request_headers.
additionalProperties,f),r++)}else e=o(e,i+"/attributes/request_headers","type",{type:"object"},O.properties.attributes.properties.request_headers,s),r++}if(p.request_payload!==
void 0){let s=p.request_payload;typeof s!="string"&&(e=o(e,i+"/attributes/request_payload","type",{type:"string"},O.properties.attributes.properties.request_payload,
s),r++)}if(p.response_status!==void 0){let s=p.response_status;!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null&&(e=o(e,i+"/attributes/response_s\
tatus","type",{type:O.properties.attributes.properties.response_status.type},O.properties.attributes.properties.response_status,s),r++)}if(p.response_headers!==
void 0){let s=p.response_headers;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null&&(e=o(e,i+"/attributes/response_headers","type",{type:O.properties.attributes.
properties.response_headers.type},O.properties.attributes.properties.response_headers,s),r++),s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let f=s[n];
typeof f!="string"&&(e=o(e,i+"/attributes/response_headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},O.properties.attributes.properties.
response_headers.additionalProperties,f),r++)}}if(p.response_payload!==void 0){let s=p.response_payload;typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/resp\
onse_payload","type",{type:O.properties.attributes.properties.response_payload.type},O.properties.attributes.properties.response_payload,s),r++)}if(p.attempted_auto_retries_count!==
void 0){let s=p.attempted_auto_retries_count;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=o(e,i+"/attributes/attempted_auto_retries_count","type",{type:"\
integer"},O.properties.attributes.properties.attempted_auto_retries_count,s),r++),typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=o(e,i+"/attributes/attemp\
ted_auto_retries_count","minimum",{comparison:">=",limit:0},O.properties.attributes.properties.attempted_auto_retries_count,s),r++)}if(p.last_sent_at!==void 0){
let s=p.last_sent_at;typeof s=="string"?K.test(s)||(e=o(e,i+"/attributes/last_sent_at","format",{format:"date-time"},O.properties.attributes.properties.last_sent_at,
s),r++):(e=o(e,i+"/attributes/last_sent_at","type",{type:"string"},O.properties.attributes.properties.last_sent_at,s),r++)}if(p.next_retry_at!==void 0){let s=p.
next_retry_at;typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/next_retry_at","type",{type:O.properties.attributes.properties.next_retry_at.type},O.properties.
attributes.properties.next_retry_at,s),r++),typeof s=="string"&&(K.test(s)||(e=o(e,i+"/attributes/next_retry_at","format",{format:"date-time"},O.properties.attributes.
properties.next_retry_at,s),r++))}p.status!==void 0&&(Ei(p.status,{instancePath:i+"/attributes/status",parentData:p,parentDataProperty:"status",rootData:q})||(e=
N(e,Ei),r=e.length))}else e=o(e,i+"/attributes","type",{type:"object"},O.properties.attributes,p),r++}if(t.relationships!==void 0){let p=t.relationships;if(p&&typeof p==
"object"&&!Array.isArray(p)){p.webhook===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"webhook"},O.properties.relationships,p),r++);for(let s in p)
s!=="webhook"&&(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:s},O.properties.relationships,p),r++);if(p.webhook!==void 0){let s=p.webhook;
if(s&&typeof s=="object"&&!Array.isArray(s)){s.data===void 0&&(e=o(e,i+"/relationships/webhook","required",{missingProperty:"data"},O.properties.relationships.properties.
webhook,s),r++);for(let n in s)n!=="data"&&(e=o(e,i+"/relationships/webhook","additionalProperties",{additionalProperty:n},O.properties.relationships.properties.
webhook,s),r++);if(s.data!==void 0){let n=s.data;if(n&&typeof n=="object"&&!Array.isArray(n)){n.type===void 0&&(e=o(e,i+"/relationships/webhook/data","required",
{missingProperty:"type"},O.properties.relationships.properties.webhook.properties.data,n),r++),n.id===void 0&&(e=o(e,i+"/relationships/webhook/data","required",
{missingProperty:"id"},O.properties.relationships.properties.webhook.properties.data,n),r++);for(let f in n)f==="type"||f==="id"||(e=o(e,i+"/relationships/webho\
ok/data","additionalProperties",{additionalProperty:f},O.properties.relationships.properties.webhook.properties.data,n),r++);if(n.type!==void 0){let f=n.type;typeof f!=
"string"&&(e=o(e,i+"/relationships/webhook/data/type","type",{type:"string"},O.properties.relationships.properties.webhook.properties.data.properties.type,f),r++),
f!=="webhook"&&(e=o(e,i+"/relationships/webhook/data/type","const",{allowedValue:"webhook"},O.properties.relationships.properties.webhook.properties.data.properties.
type,f),r++)}if(n.id!==void 0){let f=n.id;typeof f!="string"&&(e=o(e,i+"/relationships/webhook/data/id","type",{type:"string"},O.properties.relationships.properties.
webhook.properties.data.properties.id,f),r++)}}else e=o(e,i+"/relationships/webhook/data","type",{type:"object"},O.properties.relationships.properties.webhook.properties.
data,n),r++}}else e=o(e,i+"/relationships/webhook","type",{type:"object"},O.properties.relationships.properties.webhook,s),r++}}else e=o(e,i+"/relationships","t\
ype",{type:"object"},O.properties.relationships,p),r++}}else e=o(e,i,"type",{type:"object"},O,t),r++;return Yp.errors=e,r===0}function ys(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},
Hr,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},Hr,t),r++);for(let p in t)p==="data"||p==="meta"||p==="included"||(e=o(e,i,"additionalP\
roperties",{additionalProperty:p},Hr,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Yp(p[n],{instancePath:i+"/\
data/"+n,parentData:p,parentDataProperty:n,rootData:q})||(e=N(e,Yp),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},Hr.properties.data,p),r++}if(t.meta!==
void 0&&(Oe(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:q})||(e=N(e,Oe),r=e.length)),t.included!==void 0){let p=t.included;if(Array.
isArray(p)){let s=p.length;for(let n=0;n<s;n++)wi(p[n],{instancePath:i+"/included/"+n,parentData:p,parentDataProperty:n,rootData:q})||(e=N(e,wi),r=e.length)}else
e=o(e,i+"/included","type",{type:"array"},Hr.properties.included,p),r++}}else e=o(e,i,"type",{type:"object"},Hr,t),r++;return ys.errors=e,r===0}a.v67=us;let Si={
type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookCall"},included:{type:"array",items:{$ref:"\
standin://json-api/schemas#/$defs/Webhook"}}},$id:"standin://json-api/data/WebhookCall"};function Hp(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},O,t),r++),t.type===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"type"},O,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},O,t),r++),t.relationships===void 0&&(e=o(e,i,"\
required",{missingProperty:"relationships"},O,t),r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||p==="relationships"||(e=o(e,i,"additionalProperties",
{additionalProperty:p},O,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},O.properties.id,p),r++)}if(t.type!==void 0){
let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},O.properties.type,p),r++),p!=="webhook_call"&&(e=o(e,i+"/type","const",{allowedValue:"w\
ebhook_call"},O.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){p.entity_type===void 0&&(e=o(e,
i+"/attributes","required",{missingProperty:"entity_type"},O.properties.attributes,p),r++),p.event_type===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
event_type"},O.properties.attributes,p),r++),p.created_at===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"created_at"},O.properties.attributes,p),
r++),p.request_url===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"request_url"},O.properties.attributes,p),r++),p.request_headers===void 0&&(e=o(
e,i+"/attributes","required",{missingProperty:"request_headers"},O.properties.attributes,p),r++),p.request_payload===void 0&&(e=o(e,i+"/attributes","required",{
missingProperty:"request_payload"},O.properties.attributes,p),r++),p.response_status===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"response_stat\
us"},O.properties.attributes,p),r++),p.response_headers===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"response_headers"},O.properties.attributes,
p),r++),p.response_payload===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"response_payload"},O.properties.attributes,p),r++),p.attempted_auto_retries_count===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"attempted_auto_retries_count"},O.properties.attributes,p),r++),p.last_sent_at===void 0&&(e=o(e,i+"/a\
ttributes","required",{missingProperty:"last_sent_at"},O.properties.attributes,p),r++),p.next_retry_at===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
next_retry_at"},O.properties.attributes,p),r++),p.status===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"status"},O.properties.attributes,p),r++);
for(let s in p)Y.call(O.properties.attributes.properties,s)||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},O.properties.attributes,p),r++);
if(p.entity_type!==void 0&&(Er(p.entity_type,{instancePath:i+"/attributes/entity_type",parentData:p,parentDataProperty:"entity_type",rootData:q})||(e=N(e,Er),r=
e.length)),p.event_type!==void 0&&(xr(p.event_type,{instancePath:i+"/attributes/event_type",parentData:p,parentDataProperty:"event_type",rootData:q})||(e=N(e,xr),
r=e.length)),p.created_at!==void 0){let s=p.created_at;typeof s=="string"?K.test(s)||(e=o(e,i+"/attributes/created_at","format",{format:"date-time"},O.properties.
attributes.properties.created_at,s),r++):(e=o(e,i+"/attributes/created_at","type",{type:"string"},O.properties.attributes.properties.created_at,s),r++)}if(p.request_url!==
void 0){let s=p.request_url;typeof s!="string"&&(e=o(e,i+"/attributes/request_url","type",{type:"string"},O.properties.attributes.properties.request_url,s),r++)}
if(p.request_headers!==void 0){let s=p.request_headers;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let f=s[n];typeof f!="string"&&(e=o(e,i+"/att\
ributes/request_headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},O.properties.attributes.properties.request_headers.additionalProperties,
f),r++)}else e=o(e,i+"/attributes/request_headers","type",{type:"object"},O.properties.attributes.properties.request_headers,s),r++}if(p.request_payload!==void 0){
let s=p.request_payload;typeof s!="string"&&(e=o(e,i+"/attributes/request_payload","type",{type:"string"},O.properties.attributes.properties.request_payload,s),
r++)}if(p.response_status!==void 0){let s=p.response_status;!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null&&(e=o(e,i+"/attributes/response_stat\
us","type",{type:O.properties.attributes.properties.response_status.type},O.properties.attributes.properties.response_status,s),r++)}if(p.response_headers!==void 0){
let s=p.response_headers;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null&&(e=o(e,i+"/attributes/response_headers","type",{type:O.properties.attributes.
properties.response_headers.type},O.properties.attributes.properties.response_headers,s),r++),s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let f=s[n];
typeof f!="string"&&(e=o(e,i+"/attributes/response_headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},O.properties.attributes.properties.
response_headers.additionalProperties,f),r++)}}if(p.response_payload!==void 0){let s=p.response_payload;typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/resp\
onse_payload","type",{type:O.properties.attributes.properties.response_payload.type},O.properties.attributes.properties.response_payload,s),r++)}if(p.attempted_auto_retries_count!==
void 0){let s=p.attempted_auto_retries_count;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=o(e,i+"/attributes/attempted_auto_retries_count","type",{type:"\
integer"},O.properties.attributes.properties.attempted_auto_retries_count,s),r++),typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=o(e,i+"/attributes/attemp\
ted_auto_retries_count","minimum",{comparison:">=",limit:0},O.properties.attributes.properties.attempted_auto_retries_count,s),r++)}if(p.last_sent_at!==void 0){
let s=p.last_sent_at;typeof s=="string"?K.test(s)||(e=o(e,i+"/attributes/last_sent_at","format",{format:"date-time"},O.properties.attributes.properties.last_sent_at,
s),r++):(e=o(e,i+"/attributes/last_sent_at","type",{type:"string"},O.properties.attributes.properties.last_sent_at,s),r++)}if(p.next_retry_at!==void 0){let s=p.
next_retry_at;typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/next_retry_at","type",{type:O.properties.attributes.properties.next_retry_at.type},O.properties.
attributes.properties.next_retry_at,s),r++),typeof s=="string"&&(K.test(s)||(e=o(e,i+"/attributes/next_retry_at","format",{format:"date-time"},O.properties.attributes.
properties.next_retry_at,s),r++))}p.status!==void 0&&(Ei(p.status,{instancePath:i+"/attributes/status",parentData:p,parentDataProperty:"status",rootData:q})||(e=
N(e,Ei),r=e.length))}else e=o(e,i+"/attributes","type",{type:"object"},O.properties.attributes,p),r++}if(t.relationships!==void 0){let p=t.relationships;if(p&&typeof p==
"object"&&!Array.isArray(p)){p.webhook===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"webhook"},O.properties.relationships,p),r++);for(let s in p)
s!=="webhook"&&(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:s},O.properties.relationships,p),r++);if(p.webhook!==void 0){let s=p.webhook;
if(s&&typeof s=="object"&&!Array.isArray(s)){s.data===void 0&&(e=o(e,i+"/relationships/webhook","required",{missingProperty:"data"},O.properties.relationships.properties.
webhook,s),r++);for(let n in s)n!=="data"&&(e=o(e,i+"/relationships/webhook","additionalProperties",{additionalProperty:n},O.properties.relationships.properties.
webhook,s),r++);if(s.data!==void 0){let n=s.data;if(n&&typeof n=="object"&&!Array.isArray(n)){n.type===void 0&&(e=o(e,i+"/relationships/webhook/data","required",
{missingProperty:"type"},O.properties.relationships.properties.webhook.properties.data,n),r++),n.id===void 0&&(e=o(e,i+"/relationships/webhook/data","required",
{missingProperty:"id"},O.properties.relationships.properties.webhook.properties.data,n),r++);for(let f in n)f==="type"||f==="id"||(e=o(e,i+"/relationships/webho\
ok/data","additionalProperties",{additionalProperty:f},O.properties.relationships.properties.webhook.properties.data,n),r++);if(n.type!==void 0){let f=n.type;typeof f!=
"string"&&(e=o(e,i+"/relationships/webhook/data/type","type",{type:"string"},O.properties.relationships.properties.webhook.properties.data.properties.type,f),r++),
f!=="webhook"&&(e=o(e,i+"/relationships/webhook/data/type","const",{allowedValue:"webhook"},O.properties.relationships.properties.webhook.properties.data.properties.
type,f),r++)}if(n.id!==void 0){let f=n.id;typeof f!="string"&&(e=o(e,i+"/relationships/webhook/data/id","type",{type:"string"},O.properties.relationships.properties.
webhook.properties.data.properties.id,f),r++)}}else e=o(e,i+"/relationships/webhook/data","type",{type:"object"},O.properties.relationships.properties.webhook.properties.
data,n),r++}}else e=o(e,i+"/relationships/webhook","type",{type:"object"},O.properties.relationships.properties.webhook,s),r++}}else e=o(e,i+"/relationships","t\
ype",{type:"object"},O.properties.relationships,p),r++}}else e=o(e,i,"type",{type:"object"},O,t),r++;return Hp.errors=e,r===0}function Gp(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},R,t),
r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},R,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},R,t),r++);
for(let p in t)p==="id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},R,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="\
string"&&(e=o(e,i+"/id","type",{type:"string"},R.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"strin\
g"},R.properties.type,p),r++),p!=="webhook"&&(e=o(e,i+"/type","const",{allowedValue:"webhook"},R.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;
if(p&&typeof p=="object"&&!Array.isArray(p)){p.name===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"name"},R.properties.attributes,p),r++),p.url===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"url"},R.properties.attributes,p),r++),p.custom_payload===void 0&&(e=o(e,i+"/attributes","required",{
missingProperty:"custom_payload"},R.properties.attributes,p),r++),p.headers===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"headers"},R.properties.
attributes,p),r++),p.events===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"events"},R.properties.attributes,p),r++),p.http_basic_user===void 0&&(e=
o(e,i+"/attributes","required",{missingProperty:"http_basic_user"},R.properties.attributes,p),r++),p.http_basic_password===void 0&&(e=o(e,i+"/attributes","requi\
red",{missingProperty:"http_basic_password"},R.properties.attributes,p),r++),p.enabled===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"enabled"},R.
properties.attributes,p),r++),p.payload_api_version===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"payload_api_version"},R.properties.attributes,
p),r++),p.nested_items_in_payload===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"nested_items_in_payload"},R.properties.attributes,p),r++),p.auto_retry===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"auto_retry"},R.properties.attributes,p),r++);for(let s in p)Y.call(R.properties.attributes.properties,
s)||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},R.properties.attributes,p),r++);if(p.name!==void 0){let s=p.name;typeof s!="string"&&(e=
o(e,i+"/attributes/name","type",{type:"string"},R.properties.attributes.properties.name,s),r++)}if(p.url!==void 0){let s=p.url;typeof s!="string"&&(e=o(e,i+"/at\
tributes/url","type",{type:"string"},R.properties.attributes.properties.url,s),r++)}if(p.custom_payload!==void 0){let s=p.custom_payload;typeof s!="string"&&s!==
null&&(e=o(e,i+"/attributes/custom_payload","type",{type:R.properties.attributes.properties.custom_payload.type},R.properties.attributes.properties.custom_payload,
s),r++)}if(p.headers!==void 0){let s=p.headers;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let f=s[n];typeof f!="string"&&(e=o(e,i+"/attributes/\
headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},R.properties.attributes.properties.headers.additionalProperties,f),r++)}else e=o(e,i+"\
/attributes/headers","type",{type:"object"},R.properties.attributes.properties.headers,s),r++}if(p.events!==void 0){let s=p.events;if(Array.isArray(s)){let n=s.
length;for(let f=0;f<n;f++)Lt(s[f],{instancePath:i+"/attributes/events/"+f,parentData:s,parentDataProperty:f,rootData:q})||(e=N(e,Lt),r=e.length)}else e=o(e,i+"\
/attributes/events","type",{type:"array"},R.properties.attributes.properties.events,s),r++}if(p.http_basic_user!==void 0){let s=p.http_basic_user;typeof s!="str\
ing"&&s!==null&&(e=o(e,i+"/attributes/http_basic_user","type",{type:R.properties.attributes.properties.http_basic_user.type},R.properties.attributes.properties.
http_basic_user,s),r++)}if(p.http_basic_password!==void 0){let s=p.http_basic_password;typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/http_basic_password",
"type",{type:R.properties.attributes.properties.http_basic_password.type},R.properties.attributes.properties.http_basic_password,s),r++)}if(p.enabled!==void 0){
let s=p.enabled;typeof s!="boolean"&&(e=o(e,i+"/attributes/enabled","type",{type:"boolean"},R.properties.attributes.properties.enabled,s),r++)}if(p.payload_api_version!==
void 0){let s=p.payload_api_version;typeof s!="string"&&(e=o(e,i+"/attributes/payload_api_version","type",{type:"string"},R.properties.attributes.properties.payload_api_version,
s),r++)}if(p.nested_items_in_payload!==void 0){let s=p.nested_items_in_payload;typeof s!="boolean"&&(e=o(e,i+"/attributes/nested_items_in_payload","type",{type:"\
boolean"},R.properties.attributes.properties.nested_items_in_payload,s),r++)}if(p.auto_retry!==void 0){let s=p.auto_retry;typeof s!="boolean"&&(e=o(e,i+"/attrib\
utes/auto_retry","type",{type:"boolean"},R.properties.attributes.properties.auto_retry,s),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},R.properties.attributes,
p),r++}}else e=o(e,i,"type",{type:"object"},R,t),r++;return Gp.errors=e,r===0}function us(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Si,t),r++);for(let p in t)p==="data"||
p==="included"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Si,t),r++);if(t.data!==void 0&&(Hp(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"\
data",rootData:q})||(e=N(e,Hp),r=e.length)),t.included!==void 0){let p=t.included;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Gp(p[n],{instancePath:i+
"/included/"+n,parentData:p,parentDataProperty:n,rootData:q})||(e=N(e,Gp),r=e.length)}else e=o(e,i+"/included","type",{type:"array"},Si.properties.included,p),r++}}else
e=o(e,i,"type",{type:"object"},Si,t),r++;return us.errors=e,r===0}a.v68=ms;let Jp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"\
standin://json-api/schemas#/$defs/UploadCollection"}},$id:"standin://json-api/data/UploadCollection"},Z={type:"object",additionalProperties:!1,required:["id","t\
ype","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,
required:["label","position"],properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{type:"object",additionalProperties:!1,required:[
"parent","children"],properties:{parent:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-a\
pi/schemas#/$defs/UploadCollectionReference"}}}},children:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",items:{$ref:"s\
tandin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}};function Qp(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Z,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"\
type"},Z,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},Z,t),r++),t.relationships===void 0&&(e=o(e,i,"required",{missingProperty:"\
relationships"},Z,t),r++);for(let s in t)s==="id"||s==="type"||s==="attributes"||s==="relationships"||(e=o(e,i,"additionalProperties",{additionalProperty:s},Z,t),
r++);if(t.id!==void 0){let s=t.id;typeof s!="string"&&(e=o(e,i+"/id","type",{type:"string"},Z.properties.id,s),r++)}if(t.type!==void 0){let s=t.type;typeof s!="\
string"&&(e=o(e,i+"/type","type",{type:"string"},Z.properties.type,s),r++),s!=="upload_collection"&&(e=o(e,i+"/type","const",{allowedValue:"upload_collection"},
Z.properties.type,s),r++)}if(t.attributes!==void 0){let s=t.attributes;if(s&&typeof s=="object"&&!Array.isArray(s)){s.label===void 0&&(e=o(e,i+"/attributes","re\
quired",{missingProperty:"label"},Z.properties.attributes,s),r++),s.position===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"position"},Z.properties.
attributes,s),r++);for(let n in s)n==="label"||n==="position"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:n},Z.properties.attributes,s),r++);
if(s.label!==void 0){let n=s.label;typeof n!="string"&&(e=o(e,i+"/attributes/label","type",{type:"string"},Z.properties.attributes.properties.label,n),r++)}if(s.
position!==void 0){let n=s.position;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/attributes/position","type",{type:"integer"},Z.properties.attributes.
properties.position,n),r++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,i+"/attributes/position","minimum",{comparison:">=",limit:0},Z.properties.attributes.
properties.position,n),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},Z.properties.attributes,s),r++}if(t.relationships!==void 0){let s=t.relationships;
if(s&&typeof s=="object"&&!Array.isArray(s)){s.parent===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"parent"},Z.properties.relationships,s),r++),
s.children===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"children"},Z.properties.relationships,s),r++);for(let n in s)n==="parent"||n==="chil\
dren"||(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:n},Z.properties.relationships,s),r++);if(s.parent!==void 0){let n=s.parent;if(n&&typeof n==
"object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/parent","required",{missingProperty:"data"},Z.properties.relationships.properties.parent,
n),r++);for(let f in n)f!=="data"&&(e=o(e,i+"/relationships/parent","additionalProperties",{additionalProperty:f},Z.properties.relationships.properties.parent,n),
r++);if(n.data!==void 0){let f=n.data,m=r,_=!0,v=r;f!==null&&(e=o(e),r++);var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let x=r;be(f,{instancePath:i+"/\
relationships/parent/data",parentData:n,parentDataProperty:"data",rootData:q})||(e=N(e,be),r=e.length);var p=x===r;_=p}_||(e=o(e,i+"/relationships/parent/data",
"if",{failingKeyword:"else"},Z.properties.relationships.properties.parent.properties.data,f),r++)}}else e=o(e,i+"/relationships/parent","type",{type:"object"},Z.
properties.relationships.properties.parent,n),r++}if(s.children!==void 0){let n=s.children;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,
i+"/relationships/children","required",{missingProperty:"data"},Z.properties.relationships.properties.children,n),r++);for(let f in n)f!=="data"&&(e=o(e,i+"/rel\
ationships/children","additionalProperties",{additionalProperty:f},Z.properties.relationships.properties.children,n),r++);if(n.data!==void 0){let f=n.data;if(Array.
isArray(f)){let m=f.length;for(let _=0;_<m;_++)be(f[_],{instancePath:i+"/relationships/children/data/"+_,parentData:f,parentDataProperty:_,rootData:q})||(e=N(e,
be),r=e.length)}else e=o(e,i+"/relationships/children/data","type",{type:"array"},Z.properties.relationships.properties.children.properties.data,f),r++}}else e=
o(e,i+"/relationships/children","type",{type:"object"},Z.properties.relationships.properties.children,n),r++}}else e=o(e,i+"/relationships","type",{type:"object"},
Z.properties.relationships,s),r++}}else e=o(e,i,"type",{type:"object"},Z,t),r++;return Qp.errors=e,r===0}function ms(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Jp,t),r++);for(let p in t)
p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},Jp,t),r++);t.data!==void 0&&(Qp(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"\
data",rootData:q})||(e=N(e,Qp),r=e.length))}else e=o(e,i,"type",{type:"object"},Jp,t),r++;return ms.errors=e,r===0}a.v69=_s;let Xp={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionUpdate"}},$id:"standin://json-api/data/UploadCollectionUpdate"},Ie={
type:"object",additionalProperties:!1,properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,
properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{type:"object",additionalProperties:!1,properties:{parent:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}},children:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}},required:["id","type"]};function Pp(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"id"},Ie,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Ie,t),r++);for(let s in t)s==="id"||s==="type"||s==="attrib\
utes"||s==="relationships"||(e=o(e,i,"additionalProperties",{additionalProperty:s},Ie,t),r++);if(t.id!==void 0){let s=t.id;typeof s!="string"&&(e=o(e,i+"/id","t\
ype",{type:"string"},Ie.properties.id,s),r++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,i+"/type","type",{type:"string"},Ie.properties.type,s),
r++),s!=="upload_collection"&&(e=o(e,i+"/type","const",{allowedValue:"upload_collection"},Ie.properties.type,s),r++)}if(t.attributes!==void 0){let s=t.attributes;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)n==="label"||n==="position"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:n},Ie.
properties.attributes,s),r++);if(s.label!==void 0){let n=s.label;typeof n!="string"&&(e=o(e,i+"/attributes/label","type",{type:"string"},Ie.properties.attributes.
properties.label,n),r++)}if(s.position!==void 0){let n=s.position;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/attributes/position","type",{type:"\
integer"},Ie.properties.attributes.properties.position,n),r++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,i+"/attributes/position","minimum",{comparison:"\
>=",limit:0},Ie.properties.attributes.properties.position,n),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},Ie.properties.attributes,s),r++}if(t.relationships!==
void 0){let s=t.relationships;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)n==="parent"||n==="children"||(e=o(e,i+"/relationships","additionalPro\
perties",{additionalProperty:n},Ie.properties.relationships,s),r++);if(s.parent!==void 0){let n=s.parent;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&
(e=o(e,i+"/relationships/parent","required",{missingProperty:"data"},Ie.properties.relationships.properties.parent,n),r++);for(let f in n)f!=="data"&&(e=o(e,i+"\
/relationships/parent","additionalProperties",{additionalProperty:f},Ie.properties.relationships.properties.parent,n),r++);if(n.data!==void 0){let f=n.data,m=r,
_=!0,v=r;f!==null&&(e=o(e),r++);var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let x=r;be(f,{instancePath:i+"/relationships/parent/data",parentData:n,parentDataProperty:"\
data",rootData:q})||(e=N(e,be),r=e.length);var p=x===r;_=p}_||(e=o(e,i+"/relationships/parent/data","if",{failingKeyword:"else"},Ie.properties.relationships.properties.
parent.properties.data,f),r++)}}else e=o(e,i+"/relationships/parent","type",{type:"object"},Ie.properties.relationships.properties.parent,n),r++}if(s.children!==
void 0){let n=s.children;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/children","required",{missingProperty:"data"},Ie.
properties.relationships.properties.children,n),r++);for(let f in n)f!=="data"&&(e=o(e,i+"/relationships/children","additionalProperties",{additionalProperty:f},
Ie.properties.relationships.properties.children,n),r++);if(n.data!==void 0){let f=n.data;if(Array.isArray(f)){let m=f.length;for(let _=0;_<m;_++)be(f[_],{instancePath:i+
"/relationships/children/data/"+_,parentData:f,parentDataProperty:_,rootData:q})||(e=N(e,be),r=e.length)}else e=o(e,i+"/relationships/children/data","type",{type:"\
array"},Ie.properties.relationships.properties.children.properties.data,f),r++}}else e=o(e,i+"/relationships/children","type",{type:"object"},Ie.properties.relationships.
properties.children,n),r++}}else e=o(e,i+"/relationships","type",{type:"object"},Ie.properties.relationships,s),r++}}else e=o(e,i,"type",{type:"object"},Ie,t),r++;
return Pp.errors=e,r===0}function _s(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Xp,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},Xp,
t),r++);t.data!==void 0&&(Pp(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:q})||(e=N(e,Pp),r=e.length))}else e=o(e,i,"type",{type:"\
object"},Xp,t),r++;return _s.errors=e,r===0}a.v70=bs;let eo={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/\
schemas#/$defs/UploadCollectionCreate"}},$id:"standin://json-api/data/UploadCollectionCreate"},Le={type:"object",additionalProperties:!1,required:["type","attri\
butes"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,
required:["label"],properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{type:"object",additionalProperties:!1,properties:{parent:{
type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReferen\
ce"}}}}}}}};function to(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===
void 0&&(e=o(e,i,"required",{missingProperty:"type"},Le,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},Le,t),r++);for(let s in t)
s==="id"||s==="type"||s==="attributes"||s==="relationships"||(e=o(e,i,"additionalProperties",{additionalProperty:s},Le,t),r++);if(t.id!==void 0){let s=t.id;typeof s==
"string"?De.test(s)||(e=o(e,i+"/id","pattern",{pattern:"^[A-Za-z0-9_-]{22}$"},Le.properties.id,s),r++):(e=o(e,i+"/id","type",{type:"string"},Le.properties.id,s),
r++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,i+"/type","type",{type:"string"},Le.properties.type,s),r++),s!=="upload_collection"&&(e=o(e,i+"\
/type","const",{allowedValue:"upload_collection"},Le.properties.type,s),r++)}if(t.attributes!==void 0){let s=t.attributes;if(s&&typeof s=="object"&&!Array.isArray(
s)){s.label===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"label"},Le.properties.attributes,s),r++);for(let n in s)n==="label"||n==="position"||(e=
o(e,i+"/attributes","additionalProperties",{additionalProperty:n},Le.properties.attributes,s),r++);if(s.label!==void 0){let n=s.label;typeof n!="string"&&(e=o(e,
i+"/attributes/label","type",{type:"string"},Le.properties.attributes.properties.label,n),r++)}if(s.position!==void 0){let n=s.position;typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/attributes/position","type",{type:"integer"},Le.properties.attributes.properties.position,n),r++),typeof n=="number"&&isFinite(
n)&&(n<0||isNaN(n))&&(e=o(e,i+"/attributes/position","minimum",{comparison:">=",limit:0},Le.properties.attributes.properties.position,n),r++)}}else e=o(e,i+"/at\
tributes","type",{type:"object"},Le.properties.attributes,s),r++}if(t.relationships!==void 0){let s=t.relationships;if(s&&typeof s=="object"&&!Array.isArray(s)){
for(let n in s)n!=="parent"&&(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:n},Le.properties.relationships,s),r++);if(s.parent!==void 0){let n=s.
parent;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/parent","required",{missingProperty:"data"},Le.properties.relationships.
properties.parent,n),r++);for(let f in n)f!=="data"&&(e=o(e,i+"/relationships/parent","additionalProperties",{additionalProperty:f},Le.properties.relationships.
properties.parent,n),r++);if(n.data!==void 0){let f=n.data,m=r,_=!0,v=r;f!==null&&(e=o(e),r++);var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let x=r;be(
f,{instancePath:i+"/relationships/parent/data",parentData:n,parentDataProperty:"data",rootData:q})||(e=N(e,be),r=e.length);var p=x===r;_=p}_||(e=o(e,i+"/relatio\
nships/parent/data","if",{failingKeyword:"else"},Le.properties.relationships.properties.parent.properties.data,f),r++)}}else e=o(e,i+"/relationships/parent","ty\
pe",{type:"object"},Le.properties.relationships.properties.parent,n),r++}}else e=o(e,i+"/relationships","type",{type:"object"},Le.properties.relationships,s),r++}}else
e=o(e,i,"type",{type:"object"},Le,t),r++;return to.errors=e,r===0}function bs(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},eo,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"a\
dditionalProperties",{additionalProperty:p},eo,t),r++);t.data!==void 0&&(to(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:q})||
(e=N(e,to),r=e.length))}else e=o(e,i,"type",{type:"object"},eo,t),r++;return bs.errors=e,r===0}a.v71=gs;let xi={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollection"}},meta:{$ref:"standin://json-api/schemas#/$defs/L\
istMeta"}}};function ro(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===
void 0&&(e=o(e,i,"required",{missingProperty:"id"},Z,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Z,t),r++),t.attributes===void 0&&(e=o(
e,i,"required",{missingProperty:"attributes"},Z,t),r++),t.relationships===void 0&&(e=o(e,i,"required",{missingProperty:"relationships"},Z,t),r++);for(let s in t)
s==="id"||s==="type"||s==="attributes"||s==="relationships"||(e=o(e,i,"additionalProperties",{additionalProperty:s},Z,t),r++);if(t.id!==void 0){let s=t.id;typeof s!=
"string"&&(e=o(e,i+"/id","type",{type:"string"},Z.properties.id,s),r++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,i+"/type","type",{type:"stri\
ng"},Z.properties.type,s),r++),s!=="upload_collection"&&(e=o(e,i+"/type","const",{allowedValue:"upload_collection"},Z.properties.type,s),r++)}if(t.attributes!==
void 0){let s=t.attributes;if(s&&typeof s=="object"&&!Array.isArray(s)){s.label===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"label"},Z.properties.
attributes,s),r++),s.position===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"position"},Z.properties.attributes,s),r++);for(let n in s)n==="label"||
n==="position"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:n},Z.properties.attributes,s),r++);if(s.label!==void 0){let n=s.label;typeof n!=
"string"&&(e=o(e,i+"/attributes/label","type",{type:"string"},Z.properties.attributes.properties.label,n),r++)}if(s.position!==void 0){let n=s.position;typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/attributes/position","type",{type:"integer"},Z.properties.attributes.properties.position,n),r++),typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,i+"/attributes/position","minimum",{comparison:">=",limit:0},Z.properties.attributes.properties.position,n),r++)}}else
e=o(e,i+"/attributes","type",{type:"object"},Z.properties.attributes,s),r++}if(t.relationships!==void 0){let s=t.relationships;if(s&&typeof s=="object"&&!Array.
isArray(s)){s.parent===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"parent"},Z.properties.relationships,s),r++),s.children===void 0&&(e=o(e,i+
"/relationships","required",{missingProperty:"children"},Z.properties.relationships,s),r++);for(let n in s)n==="parent"||n==="children"||(e=o(e,i+"/relationship\
s","additionalProperties",{additionalProperty:n},Z.properties.relationships,s),r++);if(s.parent!==void 0){let n=s.parent;if(n&&typeof n=="object"&&!Array.isArray(
n)){n.data===void 0&&(e=o(e,i+"/relationships/parent","required",{missingProperty:"data"},Z.properties.relationships.properties.parent,n),r++);for(let f in n)f!==
"data"&&(e=o(e,i+"/relationships/parent","additionalProperties",{additionalProperty:f},Z.properties.relationships.properties.parent,n),r++);if(n.data!==void 0){
let f=n.data,m=r,_=!0,v=r;f!==null&&(e=o(e),r++);var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let x=r;be(f,{instancePath:i+"/relationships/parent/data",
parentData:n,parentDataProperty:"data",rootData:q})||(e=N(e,be),r=e.length);var p=x===r;_=p}_||(e=o(e,i+"/relationships/parent/data","if",{failingKeyword:"else"},
Z.properties.relationships.properties.parent.properties.data,f),r++)}}else e=o(e,i+"/relationships/parent","type",{type:"object"},Z.properties.relationships.properties.
parent,n),r++}if(s.children!==void 0){let n=s.children;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/children","require\
d",{missingProperty:"data"},Z.properties.relationships.properties.children,n),r++);for(let f in n)f!=="data"&&(e=o(e,i+"/relationships/children","additionalProp\
erties",{additionalProperty:f},Z.properties.relationships.properties.children,n),r++);if(n.data!==void 0){let f=n.data;if(Array.isArray(f)){let m=f.length;for(let _=0;_<
m;_++)be(f[_],{instancePath:i+"/relationships/children/data/"+_,parentData:f,parentDataProperty:_,rootData:q})||(e=N(e,be),r=e.length)}else e=o(e,i+"/relationsh\
ips/children/data","type",{type:"array"},Z.properties.relationships.properties.children.properties.data,f),r++}}else e=o(e,i+"/relationships/children","type",{type:"\
object"},Z.properties.relationships.properties.children,n),r++}}else e=o(e,i+"/relationships","type",{type:"object"},Z.properties.relationships,s),r++}}else e=o(
e,i,"type",{type:"object"},Z,t),r++;return ro.errors=e,r===0}function gs(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;
if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},xi,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"\
meta"},xi,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},xi,t),r++);if(t.data!==void 0){let p=t.data;if(Array.
isArray(p)){let s=p.length;for(let n=0;n<s;n++)ro(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:q})||(e=N(e,ro),r=e.length)}else e=
o(e,i+"/data","type",{type:"array"},xi.properties.data,p),r++}t.meta!==void 0&&(Oe(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:q})||
(e=N(e,Oe),r=e.length))}else e=o(e,i,"type",{type:"object"},xi,t),r++;return gs.errors=e,r===0}a.v72=cs;let Mi={type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionPlace"}}}},Te={type:"object",additionalProperties:!1,required:[
"id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,
required:["position"],properties:{position:{type:"integer",minimum:0},type:{type:"string",const:"upload_collection"}}},relationships:{type:"object",additionalProperties:!1,
required:["parent"],properties:{parent:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-ap\
i/schemas#/$defs/UploadCollectionReference"}}}}}}}};function io(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Te,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},
Te,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},Te,t),r++),t.relationships===void 0&&(e=o(e,i,"required",{missingProperty:"\
relationships"},Te,t),r++);for(let s in t)s==="id"||s==="type"||s==="attributes"||s==="relationships"||(e=o(e,i,"additionalProperties",{additionalProperty:s},Te,
t),r++);if(t.id!==void 0){let s=t.id;typeof s!="string"&&(e=o(e,i+"/id","type",{type:"string"},Te.properties.id,s),r++)}if(t.type!==void 0){let s=t.type;typeof s!=
"string"&&(e=o(e,i+"/type","type",{type:"string"},Te.properties.type,s),r++),s!=="upload_collection"&&(e=o(e,i+"/type","const",{allowedValue:"upload_collection"},
Te.properties.type,s),r++)}if(t.attributes!==void 0){let s=t.attributes;if(s&&typeof s=="object"&&!Array.isArray(s)){s.position===void 0&&(e=o(e,i+"/attributes",
"required",{missingProperty:"position"},Te.properties.attributes,s),r++);for(let n in s)n==="position"||n==="type"||(e=o(e,i+"/attributes","additionalProperties",
{additionalProperty:n},Te.properties.attributes,s),r++);if(s.position!==void 0){let n=s.position;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/\
attributes/position","type",{type:"integer"},Te.properties.attributes.properties.position,n),r++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,i+"/a\
ttributes/position","minimum",{comparison:">=",limit:0},Te.properties.attributes.properties.position,n),r++)}if(s.type!==void 0){let n=s.type;typeof n!="string"&&
(e=o(e,i+"/attributes/type","type",{type:"string"},Te.properties.attributes.properties.type,n),r++),n!=="upload_collection"&&(e=o(e,i+"/attributes/type","const",
{allowedValue:"upload_collection"},Te.properties.attributes.properties.type,n),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},Te.properties.attributes,
s),r++}if(t.relationships!==void 0){let s=t.relationships;if(s&&typeof s=="object"&&!Array.isArray(s)){s.parent===void 0&&(e=o(e,i+"/relationships","required",{
missingProperty:"parent"},Te.properties.relationships,s),r++);for(let n in s)n!=="parent"&&(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:n},
Te.properties.relationships,s),r++);if(s.parent!==void 0){let n=s.parent;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/\
parent","required",{missingProperty:"data"},Te.properties.relationships.properties.parent,n),r++);for(let f in n)f!=="data"&&(e=o(e,i+"/relationships/parent","a\
dditionalProperties",{additionalProperty:f},Te.properties.relationships.properties.parent,n),r++);if(n.data!==void 0){let f=n.data,m=r,_=!0,v=r;f!==null&&(e=o(e),
r++);var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let x=r;be(f,{instancePath:i+"/relationships/parent/data",parentData:n,parentDataProperty:"data",rootData:q})||
(e=N(e,be),r=e.length);var p=x===r;_=p}_||(e=o(e,i+"/relationships/parent/data","if",{failingKeyword:"else"},Te.properties.relationships.properties.parent.properties.
data,f),r++)}}else e=o(e,i+"/relationships/parent","type",{type:"object"},Te.properties.relationships.properties.parent,n),r++}}else e=o(e,i+"/relationships","t\
ype",{type:"object"},Te.properties.relationships,s),r++}}else e=o(e,i,"type",{type:"object"},Te,t),r++;return io.errors=e,r===0}function cs(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"\
data"},Mi,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},Mi,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(
p)){let s=p.length;for(let n=0;n<s;n++)io(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:q})||(e=N(e,io),r=e.length)}else e=o(e,i+"/\
data","type",{type:"array"},Mi.properties.data,p),r++}}else e=o(e,i,"type",{type:"object"},Mi,t),r++;return cs.errors=e,r===0}a.v73=vs;let po={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/JobResult"}},$id:"standin://json-api/data/JobResult"},ot={type:"object",additionalProperties:!1,
required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"job_result"},attributes:{type:"object",additionalProperties:!1,required:[
"status","payload"],properties:{status:{type:"integer",minimum:100,maximum:599},payload:{}}}}};function oo(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},ot,t),r++),t.type===void 0&&
(e=o(e,i,"required",{missingProperty:"type"},ot,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},ot,t),r++);for(let p in t)p===
"id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},ot,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+
"/id","type",{type:"string"},ot.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},ot.properties.
type,p),r++),p!=="job_result"&&(e=o(e,i+"/type","const",{allowedValue:"job_result"},ot.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;if(p&&
typeof p=="object"&&!Array.isArray(p)){p.status===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"status"},ot.properties.attributes,p),r++),p.payload===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"payload"},ot.properties.attributes,p),r++);for(let s in p)s==="status"||s==="payload"||(e=o(e,i+"/at\
tributes","additionalProperties",{additionalProperty:s},ot.properties.attributes,p),r++);if(p.status!==void 0){let s=p.status;typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)||(e=o(e,i+"/attributes/status","type",{type:"integer"},ot.properties.attributes.properties.status,s),r++),typeof s=="number"&&isFinite(s)&&((s>599||
isNaN(s))&&(e=o(e,i+"/attributes/status","maximum",{comparison:"<=",limit:599},ot.properties.attributes.properties.status,s),r++),(s<100||isNaN(s))&&(e=o(e,i+"/\
attributes/status","minimum",{comparison:">=",limit:100},ot.properties.attributes.properties.status,s),r++))}}else e=o(e,i+"/attributes","type",{type:"object"},
ot.properties.attributes,p),r++}}else e=o(e,i,"type",{type:"object"},ot,t),r++;return oo.errors=e,r===0}function vs(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},po,t),r++);for(let p in t)
p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},po,t),r++);t.data!==void 0&&(oo(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"\
data",rootData:q})||(e=N(e,oo),r=e.length))}else e=o(e,i,"type",{type:"object"},po,t),r++;return vs.errors=e,r===0}a.v74=Gr;let C={type:"object",additionalProperties:!1,
required:["id","type","path","basename","filename","url","format","mime_type","size","md5","width","height","is_image","author","copyright","notes","tags","defa\
ult_field_metadata","creator","upload_collection","duration","frame_rate","blurhash","thumbhash","mux_playback_id","mux_mp4_highest_res","smart_tags","exif_info",
"colors","created_at","updated_at"],properties:{id:{type:"string"},type:{type:"string",const:"upload"},path:{type:"string"},basename:{type:"string"},filename:{type:"\
string"},url:{type:"string",format:"uri"},format:{type:["string","null"]},mime_type:{type:["string","null"]},size:{type:"integer",minimum:0},md5:{type:"string",
pattern:"^[0-9a-f]{32}$"},width:{type:["integer","null"],minimum:0},height:{type:["integer","null"],minimum:0},is_image:{type:"boolean"},author:{type:["string",
"null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:!1,
required:["alt","title","custom_data","focal_point","poster_time"],properties:{alt:{type:"object",additionalProperties:{type:["string","null"]}},title:{type:"ob\
ject",additionalProperties:{type:["string","null"]}},custom_data:{type:"object",additionalProperties:{type:"object",additionalProperties:!0}},focal_point:{if:{type:"\
null"},else:{$ref:"standin://flat/schemas#/$defs/FocalPoint"}},poster_time:{type:["number","null"],minimum:0}}},creator:{$ref:"standin://flat/schemas#/$defs/Cre\
ator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},duration:{type:["number","null"]},frame_rate:{
type:["number","null"]},blurhash:{type:["string","null"]},thumbhash:{type:["string","null"]},mux_playback_id:{type:["string","null"]},mux_mp4_highest_res:{type:[
"string","null"],enum:["high","medium","low",null]},smart_tags:{type:"array",items:{type:"string"}},exif_info:{type:"object",additionalProperties:!0},colors:{type:"\
array",items:{type:"object",additionalProperties:!1,required:["red","green","blue","alpha"],properties:{red:{type:"integer",minimum:0,maximum:255},green:{type:"\
integer",minimum:0,maximum:255},blue:{type:"integer",minimum:0,maximum:255},alpha:{type:"integer",minimum:0,maximum:255}}}},meta:{$ref:"standin://flat/schemas#/\
$defs/UploadMeta"},created_at:{type:["string","null"],format:"date-time"},updated_at:{type:["string","null"],format:"date-time"}}};function Fr(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.x===void 0&&(e=o(e,i,"required",{missingProperty:"\
x"},ve,t),r++),t.y===void 0&&(e=o(e,i,"required",{missingProperty:"y"},ve,t),r++);for(let p in t)p==="x"||p==="y"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
ve,t),r++);if(t.x!==void 0){let p=t.x;typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&(e=o(e,i+"/x","maximum",{comparison:"<=",limit:1},ve.properties.x,p),r++),
(p<0||isNaN(p))&&(e=o(e,i+"/x","minimum",{comparison:">=",limit:0},ve.properties.x,p),r++)):(e=o(e,i+"/x","type",{type:"number"},ve.properties.x,p),r++)}if(t.y!==
void 0){let p=t.y;typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&(e=o(e,i+"/y","maximum",{comparison:"<=",limit:1},ve.properties.y,p),r++),(p<0||isNaN(p))&&(e=
o(e,i+"/y","minimum",{comparison:">=",limit:0},ve.properties.y,p),r++)):(e=o(e,i+"/y","type",{type:"number"},ve.properties.y,p),r++)}}else e=o(e,i,"type",{type:"\
object"},ve,t),r++;return Fr.errors=e,r===0}function Fi(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Ne,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},
Ne,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Ne,t),r++);if(t.type!==void 0&&(Ye(t.type,{instancePath:i+
"/type",parentData:t,parentDataProperty:"type",rootData:q})||(e=N(e,Ye),r=e.length)),t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"\
string"},Ne.properties.id,p),r++)}}else e=o(e,i,"type",{type:"object"},Ne,t),r++;return Fi.errors=e,r===0}function Ti(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},_e,t),r++),t.id===void 0&&
(e=o(e,i,"required",{missingProperty:"id"},_e,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},_e,t),r++);if(t.
type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},_e.properties.type,p),r++),p!=="upload_collection"&&(e=o(e,i+"/type","co\
nst",{allowedValue:"upload_collection"},_e.properties.type,p),r++)}if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},_e.properties.
id,p),r++)}}else e=o(e,i,"type",{type:"object"},_e,t),r++;return Ti.errors=e,r===0}function so(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.antivirus===void 0&&(e=o(e,i,"required",{missingProperty:"antivirus"},G,t),r++);for(let p in t)p!==
"antivirus"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},G,t),r++);if(t.antivirus!==void 0){let p=t.antivirus;if(p&&typeof p=="object"&&!Array.isArray(
p)){p.status===void 0&&(e=o(e,i+"/antivirus","required",{missingProperty:"status"},G.properties.antivirus,p),r++),p.checked_at===void 0&&(e=o(e,i+"/antivirus","\
required",{missingProperty:"checked_at"},G.properties.antivirus,p),r++),p.threat_name===void 0&&(e=o(e,i+"/antivirus","required",{missingProperty:"threat_name"},
G.properties.antivirus,p),r++);for(let s in p)s==="status"||s==="checked_at"||s==="threat_name"||(e=o(e,i+"/antivirus","additionalProperties",{additionalProperty:s},
G.properties.antivirus,p),r++);if(p.status!==void 0){let s=p.status;typeof s!="string"&&(e=o(e,i+"/antivirus/status","type",{type:"string"},G.properties.antivirus.
properties.status,s),r++),s==="pending"||s==="clean"||s==="infected"||s==="failed"||s==="skipped"||(e=o(e,i+"/antivirus/status","enum",{allowedValues:G.properties.
antivirus.properties.status.enum},G.properties.antivirus.properties.status,s),r++)}if(p.checked_at!==void 0){let s=p.checked_at;typeof s!="string"&&s!==null&&(e=
o(e,i+"/antivirus/checked_at","type",{type:G.properties.antivirus.properties.checked_at.type},G.properties.antivirus.properties.checked_at,s),r++),typeof s=="st\
ring"&&(K.test(s)||(e=o(e,i+"/antivirus/checked_at","format",{format:"date-time"},G.properties.antivirus.properties.checked_at,s),r++))}if(p.threat_name!==void 0){
let s=p.threat_name;typeof s!="string"&&s!==null&&(e=o(e,i+"/antivirus/threat_name","type",{type:G.properties.antivirus.properties.threat_name.type},G.properties.
antivirus.properties.threat_name,s),r++)}}else e=o(e,i+"/antivirus","type",{type:"object"},G.properties.antivirus,p),r++}}else e=o(e,i,"type",{type:"object"},G,
t),r++;return so.errors=e,r===0}function Gr(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},C,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},C,t),r++),t.path===
void 0&&(e=o(e,i,"required",{missingProperty:"path"},C,t),r++),t.basename===void 0&&(e=o(e,i,"required",{missingProperty:"basename"},C,t),r++),t.filename===void 0&&
(e=o(e,i,"required",{missingProperty:"filename"},C,t),r++),t.url===void 0&&(e=o(e,i,"required",{missingProperty:"url"},C,t),r++),t.format===void 0&&(e=o(e,i,"re\
quired",{missingProperty:"format"},C,t),r++),t.mime_type===void 0&&(e=o(e,i,"required",{missingProperty:"mime_type"},C,t),r++),t.size===void 0&&(e=o(e,i,"requir\
ed",{missingProperty:"size"},C,t),r++),t.md5===void 0&&(e=o(e,i,"required",{missingProperty:"md5"},C,t),r++),t.width===void 0&&(e=o(e,i,"required",{missingProperty:"\
width"},C,t),r++),t.height===void 0&&(e=o(e,i,"required",{missingProperty:"height"},C,t),r++),t.is_image===void 0&&(e=o(e,i,"required",{missingProperty:"is_imag\
e"},C,t),r++),t.author===void 0&&(e=o(e,i,"required",{missingProperty:"author"},C,t),r++),t.copyright===void 0&&(e=o(e,i,"required",{missingProperty:"copyright"},
C,t),r++),t.notes===void 0&&(e=o(e,i,"required",{missingProperty:"notes"},C,t),r++),t.tags===void 0&&(e=o(e,i,"required",{missingProperty:"tags"},C,t),r++),t.default_field_metadata===
void 0&&(e=o(e,i,"required",{missingProperty:"default_field_metadata"},C,t),r++),t.creator===void 0&&(e=o(e,i,"required",{missingProperty:"creator"},C,t),r++),t.
upload_collection===void 0&&(e=o(e,i,"required",{missingProperty:"upload_collection"},C,t),r++),t.duration===void 0&&(e=o(e,i,"required",{missingProperty:"durat\
ion"},C,t),r++),t.frame_rate===void 0&&(e=o(e,i,"required",{missingProperty:"frame_rate"},C,t),r++),t.blurhash===void 0&&(e=o(e,i,"required",{missingProperty:"b\
lurhash"},C,t),r++),t.thumbhash===void 0&&(e=o(e,i,"required",{missingProperty:"thumbhash"},C,t),r++),t.mux_playback_id===void 0&&(e=o(e,i,"required",{missingProperty:"\
mux_playback_id"},C,t),r++),t.mux_mp4_highest_res===void 0&&(e=o(e,i,"required",{missingProperty:"mux_mp4_highest_res"},C,t),r++),t.smart_tags===void 0&&(e=o(e,
i,"required",{missingProperty:"smart_tags"},C,t),r++),t.exif_info===void 0&&(e=o(e,i,"required",{missingProperty:"exif_info"},C,t),r++),t.colors===void 0&&(e=o(
e,i,"required",{missingProperty:"colors"},C,t),r++),t.created_at===void 0&&(e=o(e,i,"required",{missingProperty:"created_at"},C,t),r++),t.updated_at===void 0&&(e=
o(e,i,"required",{missingProperty:"updated_at"},C,t),r++);for(let n in t)Y.call(C.properties,n)||(e=o(e,i,"additionalProperties",{additionalProperty:n},C,t),r++);
if(t.id!==void 0){let n=t.id;typeof n!="string"&&(e=o(e,i+"/id","type",{type:"string"},C.properties.id,n),r++)}if(t.type!==void 0){let n=t.type;typeof n!="strin\
g"&&(e=o(e,i+"/type","type",{type:"string"},C.properties.type,n),r++),n!=="upload"&&(e=o(e,i+"/type","const",{allowedValue:"upload"},C.properties.type,n),r++)}if(t.
path!==void 0){let n=t.path;typeof n!="string"&&(e=o(e,i+"/path","type",{type:"string"},C.properties.path,n),r++)}if(t.basename!==void 0){let n=t.basename;typeof n!=
"string"&&(e=o(e,i+"/basename","type",{type:"string"},C.properties.basename,n),r++)}if(t.filename!==void 0){let n=t.filename;typeof n!="string"&&(e=o(e,i+"/file\
name","type",{type:"string"},C.properties.filename,n),r++)}if(t.url!==void 0){let n=t.url;typeof n=="string"?H(n)||(e=o(e,i+"/url","format",{format:"uri"},C.properties.
url,n),r++):(e=o(e,i+"/url","type",{type:"string"},C.properties.url,n),r++)}if(t.format!==void 0){let n=t.format;typeof n!="string"&&n!==null&&(e=o(e,i+"/format",
"type",{type:C.properties.format.type},C.properties.format,n),r++)}if(t.mime_type!==void 0){let n=t.mime_type;typeof n!="string"&&n!==null&&(e=o(e,i+"/mime_type",
"type",{type:C.properties.mime_type.type},C.properties.mime_type,n),r++)}if(t.size!==void 0){let n=t.size;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=
o(e,i+"/size","type",{type:"integer"},C.properties.size,n),r++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,i+"/size","minimum",{comparison:">=",limit:0},
C.properties.size,n),r++)}if(t.md5!==void 0){let n=t.md5;typeof n=="string"?nt.test(n)||(e=o(e,i+"/md5","pattern",{pattern:"^[0-9a-f]{32}$"},C.properties.md5,n),
r++):(e=o(e,i+"/md5","type",{type:"string"},C.properties.md5,n),r++)}if(t.width!==void 0){let n=t.width;!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==
null&&(e=o(e,i+"/width","type",{type:C.properties.width.type},C.properties.width,n),r++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,i+"/width","mi\
nimum",{comparison:">=",limit:0},C.properties.width,n),r++)}if(t.height!==void 0){let n=t.height;!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null&&
(e=o(e,i+"/height","type",{type:C.properties.height.type},C.properties.height,n),r++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,i+"/height","mini\
mum",{comparison:">=",limit:0},C.properties.height,n),r++)}if(t.is_image!==void 0){let n=t.is_image;typeof n!="boolean"&&(e=o(e,i+"/is_image","type",{type:"bool\
ean"},C.properties.is_image,n),r++)}if(t.author!==void 0){let n=t.author;typeof n!="string"&&n!==null&&(e=o(e,i+"/author","type",{type:C.properties.author.type},
C.properties.author,n),r++)}if(t.copyright!==void 0){let n=t.copyright;typeof n!="string"&&n!==null&&(e=o(e,i+"/copyright","type",{type:C.properties.copyright.type},
C.properties.copyright,n),r++)}if(t.notes!==void 0){let n=t.notes;typeof n!="string"&&n!==null&&(e=o(e,i+"/notes","type",{type:C.properties.notes.type},C.properties.
notes,n),r++)}if(t.tags!==void 0){let n=t.tags;if(Array.isArray(n)){let f=n.length;for(let m=0;m<f;m++){let _=n[m];typeof _!="string"&&(e=o(e,i+"/tags/"+m,"type",
{type:"string"},C.properties.tags.items,_),r++)}}else e=o(e,i+"/tags","type",{type:"array"},C.properties.tags,n),r++}if(t.default_field_metadata!==void 0){let n=t.
default_field_metadata;if(n&&typeof n=="object"&&!Array.isArray(n)){n.alt===void 0&&(e=o(e,i+"/default_field_metadata","required",{missingProperty:"alt"},C.properties.
default_field_metadata,n),r++),n.title===void 0&&(e=o(e,i+"/default_field_metadata","required",{missingProperty:"title"},C.properties.default_field_metadata,n),
r++),n.custom_data===void 0&&(e=o(e,i+"/default_field_metadata","required",{missingProperty:"custom_data"},C.properties.default_field_metadata,n),r++),n.focal_point===
void 0&&(e=o(e,i+"/default_field_metadata","required",{missingProperty:"focal_point"},C.properties.default_field_metadata,n),r++),n.poster_time===void 0&&(e=o(e,
i+"/default_field_metadata","required",{missingProperty:"poster_time"},C.properties.default_field_metadata,n),r++);for(let f in n)f==="alt"||f==="title"||f==="c\
ustom_data"||f==="focal_point"||f==="poster_time"||(e=o(e,i+"/default_field_metadata","additionalProperties",{additionalProperty:f},C.properties.default_field_metadata,
n),r++);if(n.alt!==void 0){let f=n.alt;if(f&&typeof f=="object"&&!Array.isArray(f))for(let m in f){let _=f[m];typeof _!="string"&&_!==null&&(e=o(e,i+"/default_f\
ield_metadata/alt/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:C.properties.default_field_metadata.properties.alt.additionalProperties.type},C.properties.
default_field_metadata.properties.alt.additionalProperties,_),r++)}else e=o(e,i+"/default_field_metadata/alt","type",{type:"object"},C.properties.default_field_metadata.
properties.alt,f),r++}if(n.title!==void 0){let f=n.title;if(f&&typeof f=="object"&&!Array.isArray(f))for(let m in f){let _=f[m];typeof _!="string"&&_!==null&&(e=
o(e,i+"/default_field_metadata/title/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:C.properties.default_field_metadata.properties.title.additionalProperties.
type},C.properties.default_field_metadata.properties.title.additionalProperties,_),r++)}else e=o(e,i+"/default_field_metadata/title","type",{type:"object"},C.properties.
default_field_metadata.properties.title,f),r++}if(n.custom_data!==void 0){let f=n.custom_data;if(f&&typeof f=="object"&&!Array.isArray(f))for(let m in f){let _=f[m];
_&&typeof _=="object"&&!Array.isArray(_)||(e=o(e,i+"/default_field_metadata/custom_data/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"object"},C.properties.
default_field_metadata.properties.custom_data.additionalProperties,_),r++)}else e=o(e,i+"/default_field_metadata/custom_data","type",{type:"object"},C.properties.
default_field_metadata.properties.custom_data,f),r++}if(n.focal_point!==void 0){let f=n.focal_point,m=r,_=!0,v=r;f!==null&&(e=o(e),r++);var p=v===r;if(r=m,e!==null&&
(m?e.length=m:e=null),!p){let x=r;Fr(f,{instancePath:i+"/default_field_metadata/focal_point",parentData:n,parentDataProperty:"focal_point",rootData:q})||(e=N(e,
Fr),r=e.length);var p=x===r;_=p}_||(e=o(e,i+"/default_field_metadata/focal_point","if",{failingKeyword:"else"},C.properties.default_field_metadata.properties.focal_point,
f),r++)}if(n.poster_time!==void 0){let f=n.poster_time;!(typeof f=="number"&&isFinite(f))&&f!==null&&(e=o(e,i+"/default_field_metadata/poster_time","type",{type:C.
properties.default_field_metadata.properties.poster_time.type},C.properties.default_field_metadata.properties.poster_time,f),r++),typeof f=="number"&&isFinite(f)&&
(f<0||isNaN(f))&&(e=o(e,i+"/default_field_metadata/poster_time","minimum",{comparison:">=",limit:0},C.properties.default_field_metadata.properties.poster_time,f),
r++)}}else e=o(e,i+"/default_field_metadata","type",{type:"object"},C.properties.default_field_metadata,n),r++}if(t.creator!==void 0&&(Fi(t.creator,{instancePath:i+
"/creator",parentData:t,parentDataProperty:"creator",rootData:q})||(e=N(e,Fi),r=e.length)),t.upload_collection!==void 0){let n=t.upload_collection,f=r,m=!0,_=r;
n!==null&&(e=o(e),r++);var s=_===r;if(r=f,e!==null&&(f?e.length=f:e=null),!s){let v=r;Ti(n,{instancePath:i+"/upload_collection",parentData:t,parentDataProperty:"\
upload_collection",rootData:q})||(e=N(e,Ti),r=e.length);var s=v===r;m=s}m||(e=o(e,i+"/upload_collection","if",{failingKeyword:"else"},C.properties.upload_collection,
n),r++)}if(t.duration!==void 0){let n=t.duration;!(typeof n=="number"&&isFinite(n))&&n!==null&&(e=o(e,i+"/duration","type",{type:C.properties.duration.type},C.properties.
duration,n),r++)}if(t.frame_rate!==void 0){let n=t.frame_rate;!(typeof n=="number"&&isFinite(n))&&n!==null&&(e=o(e,i+"/frame_rate","type",{type:C.properties.frame_rate.
type},C.properties.frame_rate,n),r++)}if(t.blurhash!==void 0){let n=t.blurhash;typeof n!="string"&&n!==null&&(e=o(e,i+"/blurhash","type",{type:C.properties.blurhash.
type},C.properties.blurhash,n),r++)}if(t.thumbhash!==void 0){let n=t.thumbhash;typeof n!="string"&&n!==null&&(e=o(e,i+"/thumbhash","type",{type:C.properties.thumbhash.
type},C.properties.thumbhash,n),r++)}if(t.mux_playback_id!==void 0){let n=t.mux_playback_id;typeof n!="string"&&n!==null&&(e=o(e,i+"/mux_playback_id","type",{type:C.
properties.mux_playback_id.type},C.properties.mux_playback_id,n),r++)}if(t.mux_mp4_highest_res!==void 0){let n=t.mux_mp4_highest_res;typeof n!="string"&&n!==null&&
(e=o(e,i+"/mux_mp4_highest_res","type",{type:C.properties.mux_mp4_highest_res.type},C.properties.mux_mp4_highest_res,n),r++),n==="high"||n==="medium"||n==="low"||
n===null||(e=o(e,i+"/mux_mp4_highest_res","enum",{allowedValues:C.properties.mux_mp4_highest_res.enum},C.properties.mux_mp4_highest_res,n),r++)}if(t.smart_tags!==
void 0){let n=t.smart_tags;if(Array.isArray(n)){let f=n.length;for(let m=0;m<f;m++){let _=n[m];typeof _!="string"&&(e=o(e,i+"/smart_tags/"+m,"type",{type:"strin\
g"},C.properties.smart_tags.items,_),r++)}}else e=o(e,i+"/smart_tags","type",{type:"array"},C.properties.smart_tags,n),r++}if(t.exif_info!==void 0){let n=t.exif_info;
n&&typeof n=="object"&&!Array.isArray(n)||(e=o(e,i+"/exif_info","type",{type:"object"},C.properties.exif_info,n),r++)}if(t.colors!==void 0){let n=t.colors;if(Array.
isArray(n)){let f=n.length;for(let m=0;m<f;m++){let _=n[m];if(_&&typeof _=="object"&&!Array.isArray(_)){_.red===void 0&&(e=o(e,i+"/colors/"+m,"required",{missingProperty:"\
red"},C.properties.colors.items,_),r++),_.green===void 0&&(e=o(e,i+"/colors/"+m,"required",{missingProperty:"green"},C.properties.colors.items,_),r++),_.blue===
void 0&&(e=o(e,i+"/colors/"+m,"required",{missingProperty:"blue"},C.properties.colors.items,_),r++),_.alpha===void 0&&(e=o(e,i+"/colors/"+m,"required",{missingProperty:"\
alpha"},C.properties.colors.items,_),r++);for(let v in _)v==="red"||v==="green"||v==="blue"||v==="alpha"||(e=o(e,i+"/colors/"+m,"additionalProperties",{additionalProperty:v},
C.properties.colors.items,_),r++);if(_.red!==void 0){let v=_.red;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=o(e,i+"/colors/"+m+"/red","type",{type:"\
integer"},C.properties.colors.items.properties.red,v),r++),typeof v=="number"&&isFinite(v)&&((v>255||isNaN(v))&&(e=o(e,i+"/colors/"+m+"/red","maximum",{comparison:"\
<=",limit:255},C.properties.colors.items.properties.red,v),r++),(v<0||isNaN(v))&&(e=o(e,i+"/colors/"+m+"/red","minimum",{comparison:">=",limit:0},C.properties.colors.
items.properties.red,v),r++))}if(_.green!==void 0){let v=_.green;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=o(e,i+"/colors/"+m+"/green","type",{type:"\
integer"},C.properties.colors.items.properties.green,v),r++),typeof v=="number"&&isFinite(v)&&((v>255||isNaN(v))&&(e=o(e,i+"/colors/"+m+"/green","maximum",{comparison:"\
<=",limit:255},C.properties.colors.items.properties.green,v),r++),(v<0||isNaN(v))&&(e=o(e,i+"/colors/"+m+"/green","minimum",{comparison:">=",limit:0},C.properties.
colors.items.properties.green,v),r++))}if(_.blue!==void 0){let v=_.blue;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=o(e,i+"/colors/"+m+"/blue","type",
{type:"integer"},C.properties.colors.items.properties.blue,v),r++),typeof v=="number"&&isFinite(v)&&((v>255||isNaN(v))&&(e=o(e,i+"/colors/"+m+"/blue","maximum",
{comparison:"<=",limit:255},C.properties.colors.items.properties.blue,v),r++),(v<0||isNaN(v))&&(e=o(e,i+"/colors/"+m+"/blue","minimum",{comparison:">=",limit:0},
C.properties.colors.items.properties.blue,v),r++))}if(_.alpha!==void 0){let v=_.alpha;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=o(e,i+"/colors/"+m+
"/alpha","type",{type:"integer"},C.properties.colors.items.properties.alpha,v),r++),typeof v=="number"&&isFinite(v)&&((v>255||isNaN(v))&&(e=o(e,i+"/colors/"+m+"\
/alpha","maximum",{comparison:"<=",limit:255},C.properties.colors.items.properties.alpha,v),r++),(v<0||isNaN(v))&&(e=o(e,i+"/colors/"+m+"/alpha","minimum",{comparison:"\
>=",limit:0},C.properties.colors.items.properties.alpha,v),r++))}}else e=o(e,i+"/colors/"+m,"type",{type:"object"},C.properties.colors.items,_),r++}}else e=o(e,
i+"/colors","type",{type:"array"},C.properties.colors,n),r++}if(t.meta!==void 0&&(so(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:q})||
(e=N(e,so),r=e.length)),t.created_at!==void 0){let n=t.created_at;typeof n!="string"&&n!==null&&(e=o(e,i+"/created_at","type",{type:C.properties.created_at.type},
C.properties.created_at,n),r++),typeof n=="string"&&(K.test(n)||(e=o(e,i+"/created_at","format",{format:"date-time"},C.properties.created_at,n),r++))}if(t.updated_at!==
void 0){let n=t.updated_at;typeof n!="string"&&n!==null&&(e=o(e,i+"/updated_at","type",{type:C.properties.updated_at.type},C.properties.updated_at,n),r++),typeof n==
"string"&&(K.test(n)||(e=o(e,i+"/updated_at","format",{format:"date-time"},C.properties.updated_at,n),r++))}}else e=o(e,i,"type",{type:"object"},C,t),r++;return Gr.
errors=e,r===0}a.v75=As;let me={type:"object",additionalProperties:!1,properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},
author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:!1,
properties:{alt:{type:"object",additionalProperties:{type:["string","null"]}},title:{type:"object",additionalProperties:{type:["string","null"]}},custom_data:{type:"\
object",additionalProperties:{type:"object",additionalProperties:!0}},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/FocalPoint"}},poster_time:{
type:["number","null"],minimum:0}}},creator:{$ref:"standin://flat/schemas#/$defs/CreatorUpdate"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/\
schemas#/$defs/CollectionOfUploadUpdate"}}}};function no(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},dt,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},
dt,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},dt,t),r++);if(t.type!==void 0&&(Ye(t.type,{instancePath:i+
"/type",parentData:t,parentDataProperty:"type",rootData:q})||(e=N(e,Ye),r=e.length)),t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"\
string"},dt.properties.id,p),r++)}}else e=o(e,i,"type",{type:"object"},dt,t),r++;return no.errors=e,r===0}function lo(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},$e,t),r++),t.id===void 0&&
(e=o(e,i,"required",{missingProperty:"id"},$e,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},$e,t),r++);if(t.
type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},$e.properties.type,p),r++),p!=="upload_collection"&&(e=o(e,i+"/type","co\
nst",{allowedValue:"upload_collection"},$e.properties.type,p),r++)}if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},$e.properties.
id,p),r++)}}else e=o(e,i,"type",{type:"object"},$e,t),r++;return lo.errors=e,r===0}function As(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let n in t)Y.call(me.properties,n)||(e=o(e,i,"additionalProperties",{additionalProperty:n},me,t),
r++);if(t.path!==void 0){let n=t.path;typeof n!="string"&&(e=o(e,i+"/path","type",{type:"string"},me.properties.path,n),r++)}if(t.basename!==void 0){let n=t.basename;
typeof n!="string"&&(e=o(e,i+"/basename","type",{type:"string"},me.properties.basename,n),r++)}if(t.copyright!==void 0){let n=t.copyright;typeof n!="string"&&n!==
null&&(e=o(e,i+"/copyright","type",{type:me.properties.copyright.type},me.properties.copyright,n),r++)}if(t.author!==void 0){let n=t.author;typeof n!="string"&&
n!==null&&(e=o(e,i+"/author","type",{type:me.properties.author.type},me.properties.author,n),r++)}if(t.notes!==void 0){let n=t.notes;typeof n!="string"&&n!==null&&
(e=o(e,i+"/notes","type",{type:me.properties.notes.type},me.properties.notes,n),r++)}if(t.tags!==void 0){let n=t.tags;if(Array.isArray(n)){let f=n.length;for(let m=0;m<
f;m++){let _=n[m];typeof _!="string"&&(e=o(e,i+"/tags/"+m,"type",{type:"string"},me.properties.tags.items,_),r++)}}else e=o(e,i+"/tags","type",{type:"array"},me.
properties.tags,n),r++}if(t.default_field_metadata!==void 0){let n=t.default_field_metadata;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let f in n)f==="alt"||
f==="title"||f==="custom_data"||f==="focal_point"||f==="poster_time"||(e=o(e,i+"/default_field_metadata","additionalProperties",{additionalProperty:f},me.properties.
default_field_metadata,n),r++);if(n.alt!==void 0){let f=n.alt;if(f&&typeof f=="object"&&!Array.isArray(f))for(let m in f){let _=f[m];typeof _!="string"&&_!==null&&
(e=o(e,i+"/default_field_metadata/alt/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:me.properties.default_field_metadata.properties.alt.additionalProperties.
type},me.properties.default_field_metadata.properties.alt.additionalProperties,_),r++)}else e=o(e,i+"/default_field_metadata/alt","type",{type:"object"},me.properties.
default_field_metadata.properties.alt,f),r++}if(n.title!==void 0){let f=n.title;if(f&&typeof f=="object"&&!Array.isArray(f))for(let m in f){let _=f[m];typeof _!=
"string"&&_!==null&&(e=o(e,i+"/default_field_metadata/title/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:me.properties.default_field_metadata.properties.
title.additionalProperties.type},me.properties.default_field_metadata.properties.title.additionalProperties,_),r++)}else e=o(e,i+"/default_field_metadata/title",
"type",{type:"object"},me.properties.default_field_metadata.properties.title,f),r++}if(n.custom_data!==void 0){let f=n.custom_data;if(f&&typeof f=="object"&&!Array.
isArray(f))for(let m in f){let _=f[m];_&&typeof _=="object"&&!Array.isArray(_)||(e=o(e,i+"/default_field_metadata/custom_data/"+m.replace(/~/g,"~0").replace(/\//g,
"~1"),"type",{type:"object"},me.properties.default_field_metadata.properties.custom_data.additionalProperties,_),r++)}else e=o(e,i+"/default_field_metadata/cust\
om_data","type",{type:"object"},me.properties.default_field_metadata.properties.custom_data,f),r++}if(n.focal_point!==void 0){let f=n.focal_point,m=r,_=!0,v=r;f!==
null&&(e=o(e),r++);var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let x=r;Fr(f,{instancePath:i+"/default_field_metadata/focal_point",parentData:n,parentDataProperty:"\
focal_point",rootData:q})||(e=N(e,Fr),r=e.length);var p=x===r;_=p}_||(e=o(e,i+"/default_field_metadata/focal_point","if",{failingKeyword:"else"},me.properties.default_field_metadata.
properties.focal_point,f),r++)}if(n.poster_time!==void 0){let f=n.poster_time;!(typeof f=="number"&&isFinite(f))&&f!==null&&(e=o(e,i+"/default_field_metadata/po\
ster_time","type",{type:me.properties.default_field_metadata.properties.poster_time.type},me.properties.default_field_metadata.properties.poster_time,f),r++),typeof f==
"number"&&isFinite(f)&&(f<0||isNaN(f))&&(e=o(e,i+"/default_field_metadata/poster_time","minimum",{comparison:">=",limit:0},me.properties.default_field_metadata.
properties.poster_time,f),r++)}}else e=o(e,i+"/default_field_metadata","type",{type:"object"},me.properties.default_field_metadata,n),r++}if(t.creator!==void 0&&
(no(t.creator,{instancePath:i+"/creator",parentData:t,parentDataProperty:"creator",rootData:q})||(e=N(e,no),r=e.length)),t.upload_collection!==void 0){let n=t.upload_collection,
f=r,m=!0,_=r;n!==null&&(e=o(e),r++);var s=_===r;if(r=f,e!==null&&(f?e.length=f:e=null),!s){let v=r;lo(n,{instancePath:i+"/upload_collection",parentData:t,parentDataProperty:"\
upload_collection",rootData:q})||(e=N(e,lo),r=e.length);var s=v===r;m=s}m||(e=o(e,i+"/upload_collection","if",{failingKeyword:"else"},me.properties.upload_collection,
n),r++)}}else e=o(e,i,"type",{type:"object"},me,t),r++;return As.errors=e,r===0}a.v76=qs;let se={type:"object",additionalProperties:!1,required:["path"],properties:{
id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},
notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:!1,properties:{alt:{type:"ob\
ject",additionalProperties:{type:["string","null"]}},title:{type:"object",additionalProperties:{type:["string","null"]}},custom_data:{type:"object",additionalProperties:{
type:"object",additionalProperties:!0}},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/FocalPoint"}},poster_time:{type:["number","null"],
minimum:0}}},creator:{$ref:"standin://flat/schemas#/$defs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollecti\
onReference"}}}};function qs(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){
t.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},se,t),r++);for(let n in t)Y.call(se.properties,n)||(e=o(e,i,"additionalProperties",{additionalProperty:n},
se,t),r++);if(t.id!==void 0){let n=t.id;typeof n=="string"?De.test(n)||(e=o(e,i+"/id","pattern",{pattern:"^[A-Za-z0-9_-]{22}$"},se.properties.id,n),r++):(e=o(e,
i+"/id","type",{type:"string"},se.properties.id,n),r++)}if(t.path!==void 0){let n=t.path;typeof n!="string"&&(e=o(e,i+"/path","type",{type:"string"},se.properties.
path,n),r++)}if(t.basename!==void 0){let n=t.basename;typeof n!="string"&&(e=o(e,i+"/basename","type",{type:"string"},se.properties.basename,n),r++)}if(t.copyright!==
void 0){let n=t.copyright;typeof n!="string"&&n!==null&&(e=o(e,i+"/copyright","type",{type:se.properties.copyright.type},se.properties.copyright,n),r++)}if(t.author!==
void 0){let n=t.author;typeof n!="string"&&n!==null&&(e=o(e,i+"/author","type",{type:se.properties.author.type},se.properties.author,n),r++)}if(t.notes!==void 0){
let n=t.notes;typeof n!="string"&&n!==null&&(e=o(e,i+"/notes","type",{type:se.properties.notes.type},se.properties.notes,n),r++)}if(t.tags!==void 0){let n=t.tags;
if(Array.isArray(n)){let f=n.length;for(let m=0;m<f;m++){let _=n[m];typeof _!="string"&&(e=o(e,i+"/tags/"+m,"type",{type:"string"},se.properties.tags.items,_),r++)}}else
e=o(e,i+"/tags","type",{type:"array"},se.properties.tags,n),r++}if(t.default_field_metadata!==void 0){let n=t.default_field_metadata;if(n&&typeof n=="object"&&!Array.
isArray(n)){for(let f in n)f==="alt"||f==="title"||f==="custom_data"||f==="focal_point"||f==="poster_time"||(e=o(e,i+"/default_field_metadata","additionalProper\
ties",{additionalProperty:f},se.properties.default_field_metadata,n),r++);if(n.alt!==void 0){let f=n.alt;if(f&&typeof f=="object"&&!Array.isArray(f))for(let m in f){
let _=f[m];typeof _!="string"&&_!==null&&(e=o(e,i+"/default_field_metadata/alt/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:se.properties.default_field_metadata.
properties.alt.additionalProperties.type},se.properties.default_field_metadata.properties.alt.additionalProperties,_),r++)}else e=o(e,i+"/default_field_metadata\
/alt","type",{type:"object"},se.properties.default_field_metadata.properties.alt,f),r++}if(n.title!==void 0){let f=n.title;if(f&&typeof f=="object"&&!Array.isArray(
f))for(let m in f){let _=f[m];typeof _!="string"&&_!==null&&(e=o(e,i+"/default_field_metadata/title/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:se.properties.
default_field_metadata.properties.title.additionalProperties.type},se.properties.default_field_metadata.properties.title.additionalProperties,_),r++)}else e=o(e,
i+"/default_field_metadata/title","type",{type:"object"},se.properties.default_field_metadata.properties.title,f),r++}if(n.custom_data!==void 0){let f=n.custom_data;
if(f&&typeof f=="object"&&!Array.isArray(f))for(let m in f){let _=f[m];_&&typeof _=="object"&&!Array.isArray(_)||(e=o(e,i+"/default_field_metadata/custom_data/"+
m.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"object"},se.properties.default_field_metadata.properties.custom_data.additionalProperties,_),r++)}else e=
o(e,i+"/default_field_metadata/custom_data","type",{type:"object"},se.properties.default_field_metadata.properties.custom_data,f),r++}if(n.focal_point!==void 0){
let f=n.focal_point,m=r,_=!0,v=r;f!==null&&(e=o(e),r++);var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let x=r;Fr(f,{instancePath:i+"/default_field_meta\
data/focal_point",parentData:n,parentDataProperty:"focal_point",rootData:q})||(e=N(e,Fr),r=e.length);var p=x===r;_=p}_||(e=o(e,i+"/default_field_metadata/focal_\
point","if",{failingKeyword:"else"},se.properties.default_field_metadata.properties.focal_point,f),r++)}if(n.poster_time!==void 0){let f=n.poster_time;!(typeof f==
"number"&&isFinite(f))&&f!==null&&(e=o(e,i+"/default_field_metadata/poster_time","type",{type:se.properties.default_field_metadata.properties.poster_time.type},
se.properties.default_field_metadata.properties.poster_time,f),r++),typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))&&(e=o(e,i+"/default_field_metadata/poster_t\
ime","minimum",{comparison:">=",limit:0},se.properties.default_field_metadata.properties.poster_time,f),r++)}}else e=o(e,i+"/default_field_metadata","type",{type:"\
object"},se.properties.default_field_metadata,n),r++}if(t.creator!==void 0&&(Fi(t.creator,{instancePath:i+"/creator",parentData:t,parentDataProperty:"creator",rootData:q})||
(e=N(e,Fi),r=e.length)),t.upload_collection!==void 0){let n=t.upload_collection,f=r,m=!0,_=r;n!==null&&(e=o(e),r++);var s=_===r;if(r=f,e!==null&&(f?e.length=f:e=
null),!s){let v=r;Ti(n,{instancePath:i+"/upload_collection",parentData:t,parentDataProperty:"upload_collection",rootData:q})||(e=N(e,Ti),r=e.length);var s=v===r;
m=s}m||(e=o(e,i+"/upload_collection","if",{failingKeyword:"else"},se.properties.upload_collection,n),r++)}}else e=o(e,i,"type",{type:"object"},se,t),r++;return qs.
errors=e,r===0}a.v77=js;let Ui={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat-by-fie\
ld/schemas#/$defs/Upload"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}};function fo(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.total_count===void 0&&(e=o(e,i,"required",{missingProperty:"total_count"},yt,t),r++);for(let p in t)
p!=="total_count"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},yt,t),r++);if(t.total_count!==void 0){let p=t.total_count;typeof p=="number"&&!(p%1)&&
!isNaN(p)&&isFinite(p)||(e=o(e,i+"/total_count","type",{type:"integer"},yt.properties.total_count,p),r++),typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))&&(e=o(
e,i+"/total_count","minimum",{comparison:">=",limit:0},yt.properties.total_count,p),r++)}}else e=o(e,i,"type",{type:"object"},yt,t),r++;return fo.errors=e,r===0}
function js(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&
(e=o(e,i,"required",{missingProperty:"data"},Ui,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},Ui,t),r++);for(let p in t)p==="data"||p===
"meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Ui,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)
Gr(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:q})||(e=N(e,Gr),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},Ui.properties.
data,p),r++}t.meta!==void 0&&(fo(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:q})||(e=N(e,fo),r=e.length))}else e=o(e,i,"type",
{type:"object"},Ui,t),r++;return js.errors=e,r===0}a.v78=Ds;let Ii={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",
items:{$ref:"standin://flat-by-field/schemas#/$defs/Upload"}},meta:{$ref:"standin://flat/schemas#/$defs/BulkMeta"}}};function ao(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.successful===void 0&&(e=o(e,i,"required",{missingProperty:"\
successful"},Me,t),r++),t.failed===void 0&&(e=o(e,i,"required",{missingProperty:"failed"},Me,t),r++);for(let p in t)p==="successful"||p==="failed"||(e=o(e,i,"ad\
ditionalProperties",{additionalProperty:p},Me,t),r++);if(t.successful!==void 0){let p=t.successful;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+
"/successful","type",{type:"integer"},Me.properties.successful,p),r++),typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))&&(e=o(e,i+"/successful","minimum",{comparison:"\
>=",limit:0},Me.properties.successful,p),r++)}if(t.failed!==void 0){let p=t.failed;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+"/failed","type",
{type:"integer"},Me.properties.failed,p),r++),typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))&&(e=o(e,i+"/failed","minimum",{comparison:">=",limit:0},Me.properties.
failed,p),r++)}}else e=o(e,i,"type",{type:"object"},Me,t),r++;return ao.errors=e,r===0}function Ds(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Ii,t),r++),t.meta===void 0&&(e=o(e,i,"\
required",{missingProperty:"meta"},Ii,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Ii,t),r++);if(t.data!==
void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Gr(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:q})||
(e=N(e,Gr),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},Ii.properties.data,p),r++}t.meta!==void 0&&(ao(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"\
meta",rootData:q})||(e=N(e,ao),r=e.length))}else e=o(e,i,"type",{type:"object"},Ii,t),r++;return Ds.errors=e,r===0}a.v79=ks;let xt={type:"object",additionalProperties:!1,
required:["id","type","status","payload"],properties:{id:{type:"string"},type:{type:"string",const:"job_result"},status:{type:"integer",minimum:100,maximum:599},
payload:{}}};function ks(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.
id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},xt,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},xt,t),r++),t.status===void 0&&(e=
o(e,i,"required",{missingProperty:"status"},xt,t),r++),t.payload===void 0&&(e=o(e,i,"required",{missingProperty:"payload"},xt,t),r++);for(let p in t)p==="id"||p===
"type"||p==="status"||p==="payload"||(e=o(e,i,"additionalProperties",{additionalProperty:p},xt,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+
"/id","type",{type:"string"},xt.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},xt.properties.
type,p),r++),p!=="job_result"&&(e=o(e,i+"/type","const",{allowedValue:"job_result"},xt.properties.type,p),r++)}if(t.status!==void 0){let p=t.status;typeof p=="n\
umber"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+"/status","type",{type:"integer"},xt.properties.status,p),r++),typeof p=="number"&&isFinite(p)&&((p>599||isNaN(
p))&&(e=o(e,i+"/status","maximum",{comparison:"<=",limit:599},xt.properties.status,p),r++),(p<100||isNaN(p))&&(e=o(e,i+"/status","minimum",{comparison:">=",limit:100},
xt.properties.status,p),r++))}}else e=o(e,i,"type",{type:"object"},xt,t),r++;return ks.errors=e,r===0}a.v80=hs;let yo={type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api-by-field/schemas#/$defs/Upload"}},$id:"standin://json-api-by-field/data/Upload"},j={type:"object",additionalProperties:!1,
required:["id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,
required:["path","basename","filename","url","format","mime_type","size","md5","width","height","is_image","author","copyright","notes","tags","default_field_me\
tadata","duration","frame_rate","blurhash","thumbhash","mux_playback_id","mux_mp4_highest_res","smart_tags","exif_info","colors","created_at","updated_at"],properties:{
path:{type:"string"},basename:{type:"string"},filename:{type:"string"},url:{type:"string",format:"uri"},format:{type:["string","null"]},mime_type:{type:["string",
"null"]},size:{type:"integer",minimum:0},md5:{type:"string",pattern:"^[0-9a-f]{32}$"},width:{type:["integer","null"],minimum:0},height:{type:["integer","null"],
minimum:0},is_image:{type:"boolean"},author:{type:["string","null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{
type:"string"}},default_field_metadata:{type:"object",additionalProperties:!1,required:["alt","title","custom_data","focal_point","poster_time"],properties:{alt:{
type:"object",additionalProperties:{type:["string","null"]}},title:{type:"object",additionalProperties:{type:["string","null"]}},custom_data:{type:"object",additionalProperties:{
type:"object",additionalProperties:!0}},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPoint"}},poster_time:{type:["number","n\
ull"],minimum:0}}},duration:{type:["number","null"]},frame_rate:{type:["number","null"]},blurhash:{type:["string","null"]},thumbhash:{type:["string","null"]},mux_playback_id:{
type:["string","null"]},mux_mp4_highest_res:{type:["string","null"],enum:["high","medium","low",null]},smart_tags:{type:"array",items:{type:"string"}},exif_info:{
type:"object",additionalProperties:!0},colors:{type:"array",items:{type:"object",additionalProperties:!1,required:["red","green","blue","alpha"],properties:{red:{
type:"integer",minimum:0,maximum:255},green:{type:"integer",minimum:0,maximum:255},blue:{type:"integer",minimum:0,maximum:255},alpha:{type:"integer",minimum:0,maximum:255}}}},
created_at:{type:["string","null"],format:"date-time"},updated_at:{type:["string","null"],format:"date-time"}}},relationships:{type:"object",additionalProperties:!1,
required:["creator","upload_collection"],properties:{creator:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api\
/schemas#/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://\
json-api/schemas#/$defs/UploadCollectionReference"}}}}}},meta:{$ref:"standin://json-api/schemas#/$defs/UploadMeta"}}};function fr(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.x===void 0&&(e=o(e,i,"required",{missingProperty:"x"},Re,t),
r++),t.y===void 0&&(e=o(e,i,"required",{missingProperty:"y"},Re,t),r++);for(let p in t)p==="x"||p==="y"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
Re,t),r++);if(t.x!==void 0){let p=t.x;typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&(e=o(e,i+"/x","maximum",{comparison:"<=",limit:1},Re.properties.x,p),r++),
(p<0||isNaN(p))&&(e=o(e,i+"/x","minimum",{comparison:">=",limit:0},Re.properties.x,p),r++)):(e=o(e,i+"/x","type",{type:"number"},Re.properties.x,p),r++)}if(t.y!==
void 0){let p=t.y;typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&(e=o(e,i+"/y","maximum",{comparison:"<=",limit:1},Re.properties.y,p),r++),(p<0||isNaN(p))&&(e=
o(e,i+"/y","minimum",{comparison:">=",limit:0},Re.properties.y,p),r++)):(e=o(e,i+"/y","type",{type:"number"},Re.properties.y,p),r++)}}else e=o(e,i,"type",{type:"\
object"},Re,t),r++;return fr.errors=e,r===0}function Tr(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Mt,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},
Mt,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Mt,t),r++);if(t.type!==void 0&&(sr(t.type,{instancePath:i+
"/type",parentData:t,parentDataProperty:"type",rootData:q})||(e=N(e,sr),r=e.length)),t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"\
string"},Mt.properties.id,p),r++)}}else e=o(e,i,"type",{type:"object"},Mt,t),r++;return Tr.errors=e,r===0}function Ur(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},mt,t),r++),t.id===void 0&&
(e=o(e,i,"required",{missingProperty:"id"},mt,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},mt,t),r++);if(t.
type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},mt.properties.type,p),r++),p!=="upload_collection"&&(e=o(e,i+"/type","co\
nst",{allowedValue:"upload_collection"},mt.properties.type,p),r++)}if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},mt.properties.
id,p),r++)}}else e=o(e,i,"type",{type:"object"},mt,t),r++;return Ur.errors=e,r===0}function Vi(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.antivirus===void 0&&(e=o(e,i,"required",{missingProperty:"antivirus"},te,t),r++);for(let p in t)p!==
"antivirus"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},te,t),r++);if(t.antivirus!==void 0){let p=t.antivirus;if(p&&typeof p=="object"&&!Array.isArray(
p)){p.status===void 0&&(e=o(e,i+"/antivirus","required",{missingProperty:"status"},te.properties.antivirus,p),r++),p.checked_at===void 0&&(e=o(e,i+"/antivirus",
"required",{missingProperty:"checked_at"},te.properties.antivirus,p),r++),p.threat_name===void 0&&(e=o(e,i+"/antivirus","required",{missingProperty:"threat_name"},
te.properties.antivirus,p),r++);for(let s in p)s==="status"||s==="checked_at"||s==="threat_name"||(e=o(e,i+"/antivirus","additionalProperties",{additionalProperty:s},
te.properties.antivirus,p),r++);if(p.status!==void 0){let s=p.status;typeof s!="string"&&(e=o(e,i+"/antivirus/status","type",{type:"string"},te.properties.antivirus.
properties.status,s),r++),s==="pending"||s==="clean"||s==="infected"||s==="failed"||s==="skipped"||(e=o(e,i+"/antivirus/status","enum",{allowedValues:te.properties.
antivirus.properties.status.enum},te.properties.antivirus.properties.status,s),r++)}if(p.checked_at!==void 0){let s=p.checked_at;typeof s!="string"&&s!==null&&(e=
o(e,i+"/antivirus/checked_at","type",{type:te.properties.antivirus.properties.checked_at.type},te.properties.antivirus.properties.checked_at,s),r++),typeof s=="\
string"&&(K.test(s)||(e=o(e,i+"/antivirus/checked_at","format",{format:"date-time"},te.properties.antivirus.properties.checked_at,s),r++))}if(p.threat_name!==void 0){
let s=p.threat_name;typeof s!="string"&&s!==null&&(e=o(e,i+"/antivirus/threat_name","type",{type:te.properties.antivirus.properties.threat_name.type},te.properties.
antivirus.properties.threat_name,s),r++)}}else e=o(e,i+"/antivirus","type",{type:"object"},te.properties.antivirus,p),r++}}else e=o(e,i,"type",{type:"object"},te,
t),r++;return Vi.errors=e,r===0}function uo(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},j,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},j,t),r++),t.attributes===
void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},j,t),r++),t.relationships===void 0&&(e=o(e,i,"required",{missingProperty:"relationships"},j,t),r++);for(let n in t)
n==="id"||n==="type"||n==="attributes"||n==="relationships"||n==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:n},j,t),r++);if(t.id!==void 0){let n=t.
id;typeof n!="string"&&(e=o(e,i+"/id","type",{type:"string"},j.properties.id,n),r++)}if(t.type!==void 0){let n=t.type;typeof n!="string"&&(e=o(e,i+"/type","type",
{type:"string"},j.properties.type,n),r++),n!=="upload"&&(e=o(e,i+"/type","const",{allowedValue:"upload"},j.properties.type,n),r++)}if(t.attributes!==void 0){let n=t.
attributes;if(n&&typeof n=="object"&&!Array.isArray(n)){n.path===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"path"},j.properties.attributes,n),r++),
n.basename===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"basename"},j.properties.attributes,n),r++),n.filename===void 0&&(e=o(e,i+"/attributes",
"required",{missingProperty:"filename"},j.properties.attributes,n),r++),n.url===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"url"},j.properties.attributes,
n),r++),n.format===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"format"},j.properties.attributes,n),r++),n.mime_type===void 0&&(e=o(e,i+"/attribu\
tes","required",{missingProperty:"mime_type"},j.properties.attributes,n),r++),n.size===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"size"},j.properties.
attributes,n),r++),n.md5===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"md5"},j.properties.attributes,n),r++),n.width===void 0&&(e=o(e,i+"/attrib\
utes","required",{missingProperty:"width"},j.properties.attributes,n),r++),n.height===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"height"},j.properties.
attributes,n),r++),n.is_image===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"is_image"},j.properties.attributes,n),r++),n.author===void 0&&(e=o(e,
i+"/attributes","required",{missingProperty:"author"},j.properties.attributes,n),r++),n.copyright===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
copyright"},j.properties.attributes,n),r++),n.notes===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"notes"},j.properties.attributes,n),r++),n.tags===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"tags"},j.properties.attributes,n),r++),n.default_field_metadata===void 0&&(e=o(e,i+"/attributes","re\
quired",{missingProperty:"default_field_metadata"},j.properties.attributes,n),r++),n.duration===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"dura\
tion"},j.properties.attributes,n),r++),n.frame_rate===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"frame_rate"},j.properties.attributes,n),r++),n.
blurhash===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"blurhash"},j.properties.attributes,n),r++),n.thumbhash===void 0&&(e=o(e,i+"/attributes","\
required",{missingProperty:"thumbhash"},j.properties.attributes,n),r++),n.mux_playback_id===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"mux_play\
back_id"},j.properties.attributes,n),r++),n.mux_mp4_highest_res===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"mux_mp4_highest_res"},j.properties.
attributes,n),r++),n.smart_tags===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"smart_tags"},j.properties.attributes,n),r++),n.exif_info===void 0&&
(e=o(e,i+"/attributes","required",{missingProperty:"exif_info"},j.properties.attributes,n),r++),n.colors===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
colors"},j.properties.attributes,n),r++),n.created_at===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"created_at"},j.properties.attributes,n),r++),
n.updated_at===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"updated_at"},j.properties.attributes,n),r++);for(let f in n)Y.call(j.properties.attributes.
properties,f)||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:f},j.properties.attributes,n),r++);if(n.path!==void 0){let f=n.path;typeof f!="\
string"&&(e=o(e,i+"/attributes/path","type",{type:"string"},j.properties.attributes.properties.path,f),r++)}if(n.basename!==void 0){let f=n.basename;typeof f!="\
string"&&(e=o(e,i+"/attributes/basename","type",{type:"string"},j.properties.attributes.properties.basename,f),r++)}if(n.filename!==void 0){let f=n.filename;typeof f!=
"string"&&(e=o(e,i+"/attributes/filename","type",{type:"string"},j.properties.attributes.properties.filename,f),r++)}if(n.url!==void 0){let f=n.url;typeof f=="s\
tring"?H(f)||(e=o(e,i+"/attributes/url","format",{format:"uri"},j.properties.attributes.properties.url,f),r++):(e=o(e,i+"/attributes/url","type",{type:"string"},
j.properties.attributes.properties.url,f),r++)}if(n.format!==void 0){let f=n.format;typeof f!="string"&&f!==null&&(e=o(e,i+"/attributes/format","type",{type:j.properties.
attributes.properties.format.type},j.properties.attributes.properties.format,f),r++)}if(n.mime_type!==void 0){let f=n.mime_type;typeof f!="string"&&f!==null&&(e=
o(e,i+"/attributes/mime_type","type",{type:j.properties.attributes.properties.mime_type.type},j.properties.attributes.properties.mime_type,f),r++)}if(n.size!==void 0){
let f=n.size;typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)||(e=o(e,i+"/attributes/size","type",{type:"integer"},j.properties.attributes.properties.size,f),
r++),typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))&&(e=o(e,i+"/attributes/size","minimum",{comparison:">=",limit:0},j.properties.attributes.properties.size,f),
r++)}if(n.md5!==void 0){let f=n.md5;typeof f=="string"?nt.test(f)||(e=o(e,i+"/attributes/md5","pattern",{pattern:"^[0-9a-f]{32}$"},j.properties.attributes.properties.
md5,f),r++):(e=o(e,i+"/attributes/md5","type",{type:"string"},j.properties.attributes.properties.md5,f),r++)}if(n.width!==void 0){let f=n.width;!(typeof f=="num\
ber"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null&&(e=o(e,i+"/attributes/width","type",{type:j.properties.attributes.properties.width.type},j.properties.attributes.
properties.width,f),r++),typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))&&(e=o(e,i+"/attributes/width","minimum",{comparison:">=",limit:0},j.properties.attributes.
properties.width,f),r++)}if(n.height!==void 0){let f=n.height;!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null&&(e=o(e,i+"/attributes/height","ty\
pe",{type:j.properties.attributes.properties.height.type},j.properties.attributes.properties.height,f),r++),typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))&&(e=
o(e,i+"/attributes/height","minimum",{comparison:">=",limit:0},j.properties.attributes.properties.height,f),r++)}if(n.is_image!==void 0){let f=n.is_image;typeof f!=
"boolean"&&(e=o(e,i+"/attributes/is_image","type",{type:"boolean"},j.properties.attributes.properties.is_image,f),r++)}if(n.author!==void 0){let f=n.author;typeof f!=
"string"&&f!==null&&(e=o(e,i+"/attributes/author","type",{type:j.properties.attributes.properties.author.type},j.properties.attributes.properties.author,f),r++)}
if(n.copyright!==void 0){let f=n.copyright;typeof f!="string"&&f!==null&&(e=o(e,i+"/attributes/copyright","type",{type:j.properties.attributes.properties.copyright.
type},j.properties.attributes.properties.copyright,f),r++)}if(n.notes!==void 0){let f=n.notes;typeof f!="string"&&f!==null&&(e=o(e,i+"/attributes/notes","type",
{type:j.properties.attributes.properties.notes.type},j.properties.attributes.properties.notes,f),r++)}if(n.tags!==void 0){let f=n.tags;if(Array.isArray(f)){let m=f.
length;for(let _=0;_<m;_++){let v=f[_];typeof v!="string"&&(e=o(e,i+"/attributes/tags/"+_,"type",{type:"string"},j.properties.attributes.properties.tags.items,v),
r++)}}else e=o(e,i+"/attributes/tags","type",{type:"array"},j.properties.attributes.properties.tags,f),r++}if(n.default_field_metadata!==void 0){let f=n.default_field_metadata;
if(f&&typeof f=="object"&&!Array.isArray(f)){f.alt===void 0&&(e=o(e,i+"/attributes/default_field_metadata","required",{missingProperty:"alt"},j.properties.attributes.
properties.default_field_metadata,f),r++),f.title===void 0&&(e=o(e,i+"/attributes/default_field_metadata","required",{missingProperty:"title"},j.properties.attributes.
properties.default_field_metadata,f),r++),f.custom_data===void 0&&(e=o(e,i+"/attributes/default_field_metadata","required",{missingProperty:"custom_data"},j.properties.
attributes.properties.default_field_metadata,f),r++),f.focal_point===void 0&&(e=o(e,i+"/attributes/default_field_metadata","required",{missingProperty:"focal_po\
int"},j.properties.attributes.properties.default_field_metadata,f),r++),f.poster_time===void 0&&(e=o(e,i+"/attributes/default_field_metadata","required",{missingProperty:"\
poster_time"},j.properties.attributes.properties.default_field_metadata,f),r++);for(let m in f)m==="alt"||m==="title"||m==="custom_data"||m==="focal_point"||m===
"poster_time"||(e=o(e,i+"/attributes/default_field_metadata","additionalProperties",{additionalProperty:m},j.properties.attributes.properties.default_field_metadata,
f),r++);if(f.alt!==void 0){let m=f.alt;if(m&&typeof m=="object"&&!Array.isArray(m))for(let _ in m){let v=m[_];typeof v!="string"&&v!==null&&(e=o(e,i+"/attribute\
s/default_field_metadata/alt/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:j.properties.attributes.properties.default_field_metadata.properties.alt.additionalProperties.
type},j.properties.attributes.properties.default_field_metadata.properties.alt.additionalProperties,v),r++)}else e=o(e,i+"/attributes/default_field_metadata/alt",
"type",{type:"object"},j.properties.attributes.properties.default_field_metadata.properties.alt,m),r++}if(f.title!==void 0){let m=f.title;if(m&&typeof m=="objec\
t"&&!Array.isArray(m))for(let _ in m){let v=m[_];typeof v!="string"&&v!==null&&(e=o(e,i+"/attributes/default_field_metadata/title/"+_.replace(/~/g,"~0").replace(
/\//g,"~1"),"type",{type:j.properties.attributes.properties.default_field_metadata.properties.title.additionalProperties.type},j.properties.attributes.properties.
default_field_metadata.properties.title.additionalProperties,v),r++)}else e=o(e,i+"/attributes/default_field_metadata/title","type",{type:"object"},j.properties.
attributes.properties.default_field_metadata.properties.title,m),r++}if(f.custom_data!==void 0){let m=f.custom_data;if(m&&typeof m=="object"&&!Array.isArray(m))
for(let _ in m){let v=m[_];v&&typeof v=="object"&&!Array.isArray(v)||(e=o(e,i+"/attributes/default_field_metadata/custom_data/"+_.replace(/~/g,"~0").replace(/\//g,
"~1"),"type",{type:"object"},j.properties.attributes.properties.default_field_metadata.properties.custom_data.additionalProperties,v),r++)}else e=o(e,i+"/attrib\
utes/default_field_metadata/custom_data","type",{type:"object"},j.properties.attributes.properties.default_field_metadata.properties.custom_data,m),r++}if(f.focal_point!==
void 0){let m=f.focal_point,_=r,v=!0,x=r;m!==null&&(e=o(e),r++);var p=x===r;if(r=_,e!==null&&(_?e.length=_:e=null),!p){let I=r;fr(m,{instancePath:i+"/attributes\
/default_field_metadata/focal_point",parentData:f,parentDataProperty:"focal_point",rootData:q})||(e=N(e,fr),r=e.length);var p=I===r;v=p}v||(e=o(e,i+"/attributes\
/default_field_metadata/focal_point","if",{failingKeyword:"else"},j.properties.attributes.properties.default_field_metadata.properties.focal_point,m),r++)}if(f.
poster_time!==void 0){let m=f.poster_time;!(typeof m=="number"&&isFinite(m))&&m!==null&&(e=o(e,i+"/attributes/default_field_metadata/poster_time","type",{type:j.
properties.attributes.properties.default_field_metadata.properties.poster_time.type},j.properties.attributes.properties.default_field_metadata.properties.poster_time,
m),r++),typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))&&(e=o(e,i+"/attributes/default_field_metadata/poster_time","minimum",{comparison:">=",limit:0},j.properties.
attributes.properties.default_field_metadata.properties.poster_time,m),r++)}}else e=o(e,i+"/attributes/default_field_metadata","type",{type:"object"},j.properties.
attributes.properties.default_field_metadata,f),r++}if(n.duration!==void 0){let f=n.duration;!(typeof f=="number"&&isFinite(f))&&f!==null&&(e=o(e,i+"/attributes\
/duration","type",{type:j.properties.attributes.properties.duration.type},j.properties.attributes.properties.duration,f),r++)}if(n.frame_rate!==void 0){let f=n.
frame_rate;!(typeof f=="number"&&isFinite(f))&&f!==null&&(e=o(e,i+"/attributes/frame_rate","type",{type:j.properties.attributes.properties.frame_rate.type},j.properties.
attributes.properties.frame_rate,f),r++)}if(n.blurhash!==void 0){let f=n.blurhash;typeof f!="string"&&f!==null&&(e=o(e,i+"/attributes/blurhash","type",{type:j.properties.
attributes.properties.blurhash.type},j.properties.attributes.properties.blurhash,f),r++)}if(n.thumbhash!==void 0){let f=n.thumbhash;typeof f!="string"&&f!==null&&
(e=o(e,i+"/attributes/thumbhash","type",{type:j.properties.attributes.properties.thumbhash.type},j.properties.attributes.properties.thumbhash,f),r++)}if(n.mux_playback_id!==
void 0){let f=n.mux_playback_id;typeof f!="string"&&f!==null&&(e=o(e,i+"/attributes/mux_playback_id","type",{type:j.properties.attributes.properties.mux_playback_id.
type},j.properties.attributes.properties.mux_playback_id,f),r++)}if(n.mux_mp4_highest_res!==void 0){let f=n.mux_mp4_highest_res;typeof f!="string"&&f!==null&&(e=
o(e,i+"/attributes/mux_mp4_highest_res","type",{type:j.properties.attributes.properties.mux_mp4_highest_res.type},j.properties.attributes.properties.mux_mp4_highest_res,
f),r++),f==="high"||f==="medium"||f==="low"||f===null||(e=o(e,i+"/attributes/mux_mp4_highest_res","enum",{allowedValues:j.properties.attributes.properties.mux_mp4_highest_res.
enum},j.properties.attributes.properties.mux_mp4_highest_res,f),r++)}if(n.smart_tags!==void 0){let f=n.smart_tags;if(Array.isArray(f)){let m=f.length;for(let _=0;_<
m;_++){let v=f[_];typeof v!="string"&&(e=o(e,i+"/attributes/smart_tags/"+_,"type",{type:"string"},j.properties.attributes.properties.smart_tags.items,v),r++)}}else
e=o(e,i+"/attributes/smart_tags","type",{type:"array"},j.properties.attributes.properties.smart_tags,f),r++}if(n.exif_info!==void 0){let f=n.exif_info;f&&typeof f==
"object"&&!Array.isArray(f)||(e=o(e,i+"/attributes/exif_info","type",{type:"object"},j.properties.attributes.properties.exif_info,f),r++)}if(n.colors!==void 0){
let f=n.colors;if(Array.isArray(f)){let m=f.length;for(let _=0;_<m;_++){let v=f[_];if(v&&typeof v=="object"&&!Array.isArray(v)){v.red===void 0&&(e=o(e,i+"/attri\
butes/colors/"+_,"required",{missingProperty:"red"},j.properties.attributes.properties.colors.items,v),r++),v.green===void 0&&(e=o(e,i+"/attributes/colors/"+_,"\
required",{missingProperty:"green"},j.properties.attributes.properties.colors.items,v),r++),v.blue===void 0&&(e=o(e,i+"/attributes/colors/"+_,"required",{missingProperty:"\
blue"},j.properties.attributes.properties.colors.items,v),r++),v.alpha===void 0&&(e=o(e,i+"/attributes/colors/"+_,"required",{missingProperty:"alpha"},j.properties.
attributes.properties.colors.items,v),r++);for(let x in v)x==="red"||x==="green"||x==="blue"||x==="alpha"||(e=o(e,i+"/attributes/colors/"+_,"additionalPropertie\
s",{additionalProperty:x},j.properties.attributes.properties.colors.items,v),r++);if(v.red!==void 0){let x=v.red;typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(
x)||(e=o(e,i+"/attributes/colors/"+_+"/red","type",{type:"integer"},j.properties.attributes.properties.colors.items.properties.red,x),r++),typeof x=="number"&&isFinite(
x)&&((x>255||isNaN(x))&&(e=o(e,i+"/attributes/colors/"+_+"/red","maximum",{comparison:"<=",limit:255},j.properties.attributes.properties.colors.items.properties.
red,x),r++),(x<0||isNaN(x))&&(e=o(e,i+"/attributes/colors/"+_+"/red","minimum",{comparison:">=",limit:0},j.properties.attributes.properties.colors.items.properties.
red,x),r++))}if(v.green!==void 0){let x=v.green;typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x)||(e=o(e,i+"/attributes/colors/"+_+"/green","type",{type:"inte\
ger"},j.properties.attributes.properties.colors.items.properties.green,x),r++),typeof x=="number"&&isFinite(x)&&((x>255||isNaN(x))&&(e=o(e,i+"/attributes/colors\
/"+_+"/green","maximum",{comparison:"<=",limit:255},j.properties.attributes.properties.colors.items.properties.green,x),r++),(x<0||isNaN(x))&&(e=o(e,i+"/attribu\
tes/colors/"+_+"/green","minimum",{comparison:">=",limit:0},j.properties.attributes.properties.colors.items.properties.green,x),r++))}if(v.blue!==void 0){let x=v.
blue;typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x)||(e=o(e,i+"/attributes/colors/"+_+"/blue","type",{type:"integer"},j.properties.attributes.properties.colors.
items.properties.blue,x),r++),typeof x=="number"&&isFinite(x)&&((x>255||isNaN(x))&&(e=o(e,i+"/attributes/colors/"+_+"/blue","maximum",{comparison:"<=",limit:255},
j.properties.attributes.properties.colors.items.properties.blue,x),r++),(x<0||isNaN(x))&&(e=o(e,i+"/attributes/colors/"+_+"/blue","minimum",{comparison:">=",limit:0},
j.properties.attributes.properties.colors.items.properties.blue,x),r++))}if(v.alpha!==void 0){let x=v.alpha;typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x)||
(e=o(e,i+"/attributes/colors/"+_+"/alpha","type",{type:"integer"},j.properties.attributes.properties.colors.items.properties.alpha,x),r++),typeof x=="number"&&isFinite(
x)&&((x>255||isNaN(x))&&(e=o(e,i+"/attributes/colors/"+_+"/alpha","maximum",{comparison:"<=",limit:255},j.properties.attributes.properties.colors.items.properties.
alpha,x),r++),(x<0||isNaN(x))&&(e=o(e,i+"/attributes/colors/"+_+"/alpha","minimum",{comparison:">=",limit:0},j.properties.attributes.properties.colors.items.properties.
alpha,x),r++))}}else e=o(e,i+"/attributes/colors/"+_,"type",{type:"object"},j.properties.attributes.properties.colors.items,v),r++}}else e=o(e,i+"/attributes/co\
lors","type",{type:"array"},j.properties.attributes.properties.colors,f),r++}if(n.created_at!==void 0){let f=n.created_at;typeof f!="string"&&f!==null&&(e=o(e,i+
"/attributes/created_at","type",{type:j.properties.attributes.properties.created_at.type},j.properties.attributes.properties.created_at,f),r++),typeof f=="strin\
g"&&(K.test(f)||(e=o(e,i+"/attributes/created_at","format",{format:"date-time"},j.properties.attributes.properties.created_at,f),r++))}if(n.updated_at!==void 0){
let f=n.updated_at;typeof f!="string"&&f!==null&&(e=o(e,i+"/attributes/updated_at","type",{type:j.properties.attributes.properties.updated_at.type},j.properties.
attributes.properties.updated_at,f),r++),typeof f=="string"&&(K.test(f)||(e=o(e,i+"/attributes/updated_at","format",{format:"date-time"},j.properties.attributes.
properties.updated_at,f),r++))}}else e=o(e,i+"/attributes","type",{type:"object"},j.properties.attributes,n),r++}if(t.relationships!==void 0){let n=t.relationships;
if(n&&typeof n=="object"&&!Array.isArray(n)){n.creator===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"creator"},j.properties.relationships,n),
r++),n.upload_collection===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"upload_collection"},j.properties.relationships,n),r++);for(let f in n)
f==="creator"||f==="upload_collection"||(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:f},j.properties.relationships,n),r++);if(n.creator!==
void 0){let f=n.creator;if(f&&typeof f=="object"&&!Array.isArray(f)){f.data===void 0&&(e=o(e,i+"/relationships/creator","required",{missingProperty:"data"},j.properties.
relationships.properties.creator,f),r++);for(let m in f)m!=="data"&&(e=o(e,i+"/relationships/creator","additionalProperties",{additionalProperty:m},j.properties.
relationships.properties.creator,f),r++);f.data!==void 0&&(Tr(f.data,{instancePath:i+"/relationships/creator/data",parentData:f,parentDataProperty:"data",rootData:q})||
(e=N(e,Tr),r=e.length))}else e=o(e,i+"/relationships/creator","type",{type:"object"},j.properties.relationships.properties.creator,f),r++}if(n.upload_collection!==
void 0){let f=n.upload_collection;if(f&&typeof f=="object"&&!Array.isArray(f)){f.data===void 0&&(e=o(e,i+"/relationships/upload_collection","required",{missingProperty:"\
data"},j.properties.relationships.properties.upload_collection,f),r++);for(let m in f)m!=="data"&&(e=o(e,i+"/relationships/upload_collection","additionalPropert\
ies",{additionalProperty:m},j.properties.relationships.properties.upload_collection,f),r++);if(f.data!==void 0){let m=f.data,_=r,v=!0,x=r;m!==null&&(e=o(e),r++);
var s=x===r;if(r=_,e!==null&&(_?e.length=_:e=null),!s){let I=r;Ur(m,{instancePath:i+"/relationships/upload_collection/data",parentData:f,parentDataProperty:"dat\
a",rootData:q})||(e=N(e,Ur),r=e.length);var s=I===r;v=s}v||(e=o(e,i+"/relationships/upload_collection/data","if",{failingKeyword:"else"},j.properties.relationships.
properties.upload_collection.properties.data,m),r++)}}else e=o(e,i+"/relationships/upload_collection","type",{type:"object"},j.properties.relationships.properties.
upload_collection,f),r++}}else e=o(e,i+"/relationships","type",{type:"object"},j.properties.relationships,n),r++}t.meta!==void 0&&(Vi(t.meta,{instancePath:i+"/m\
eta",parentData:t,parentDataProperty:"meta",rootData:q})||(e=N(e,Vi),r=e.length))}else e=o(e,i,"type",{type:"object"},j,t),r++;return uo.errors=e,r===0}function hs(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"req\
uired",{missingProperty:"data"},yo,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},yo,t),r++);t.data!==void 0&&(uo(t.data,
{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:q})||(e=N(e,uo),r=e.length))}else e=o(e,i,"type",{type:"object"},yo,t),r++;return hs.errors=
e,r===0}a.v81=Ns;let mo={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api-by-field/schemas#/$defs/UploadUpdate"}},
$id:"standin://json-api-by-field/data/UploadUpdate"},Q={type:"object",additionalProperties:!1,properties:{id:{type:"string"},type:{type:"string",const:"upload"},
attributes:{type:"object",additionalProperties:!1,properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["st\
ring","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:!1,properties:{
alt:{type:"object",additionalProperties:{type:["string","null"]}},title:{type:"object",additionalProperties:{type:["string","null"]}},custom_data:{type:"object",
additionalProperties:{type:"object",additionalProperties:!0}},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPoint"}},poster_time:{
type:["number","null"],minimum:0}}}}},relationships:{type:"object",additionalProperties:!1,properties:{creator:{type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/CreatorUpdate"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{
data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/CollectionOfUploadUpdate"}}}}}},meta:{type:"object",additionalProperties:!0}},required:["id",
"type"]};function _o(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===
void 0&&(e=o(e,i,"required",{missingProperty:"type"},Bt,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Bt,t),r++);for(let p in t)p==="type"||
p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Bt,t),r++);if(t.type!==void 0&&(sr(t.type,{instancePath:i+"/type",parentData:t,parentDataProperty:"\
type",rootData:q})||(e=N(e,sr),r=e.length)),t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},Bt.properties.id,p),r++)}}else e=
o(e,i,"type",{type:"object"},Bt,t),r++;return _o.errors=e,r===0}function bo(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},_t,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"\
id"},_t,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},_t,t),r++);if(t.type!==void 0){let p=t.type;typeof p!=
"string"&&(e=o(e,i+"/type","type",{type:"string"},_t.properties.type,p),r++),p!=="upload_collection"&&(e=o(e,i+"/type","const",{allowedValue:"upload_collection"},
_t.properties.type,p),r++)}if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},_t.properties.id,p),r++)}}else e=o(e,i,"type",
{type:"object"},_t,t),r++;return bo.errors=e,r===0}function go(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Q,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Q,
t),r++);for(let n in t)n==="id"||n==="type"||n==="attributes"||n==="relationships"||n==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:n},Q,t),r++);
if(t.id!==void 0){let n=t.id;typeof n!="string"&&(e=o(e,i+"/id","type",{type:"string"},Q.properties.id,n),r++)}if(t.type!==void 0){let n=t.type;typeof n!="strin\
g"&&(e=o(e,i+"/type","type",{type:"string"},Q.properties.type,n),r++),n!=="upload"&&(e=o(e,i+"/type","const",{allowedValue:"upload"},Q.properties.type,n),r++)}if(t.
attributes!==void 0){let n=t.attributes;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let f in n)f==="path"||f==="basename"||f==="copyright"||f==="author"||f===
"notes"||f==="tags"||f==="default_field_metadata"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:f},Q.properties.attributes,n),r++);if(n.path!==
void 0){let f=n.path;typeof f!="string"&&(e=o(e,i+"/attributes/path","type",{type:"string"},Q.properties.attributes.properties.path,f),r++)}if(n.basename!==void 0){
let f=n.basename;typeof f!="string"&&(e=o(e,i+"/attributes/basename","type",{type:"string"},Q.properties.attributes.properties.basename,f),r++)}if(n.copyright!==
void 0){let f=n.copyright;typeof f!="string"&&f!==null&&(e=o(e,i+"/attributes/copyright","type",{type:Q.properties.attributes.properties.copyright.type},Q.properties.
attributes.properties.copyright,f),r++)}if(n.author!==void 0){let f=n.author;typeof f!="string"&&f!==null&&(e=o(e,i+"/attributes/author","type",{type:Q.properties.
attributes.properties.author.type},Q.properties.attributes.properties.author,f),r++)}if(n.notes!==void 0){let f=n.notes;typeof f!="string"&&f!==null&&(e=o(e,i+"\
/attributes/notes","type",{type:Q.properties.attributes.properties.notes.type},Q.properties.attributes.properties.notes,f),r++)}if(n.tags!==void 0){let f=n.tags;
if(Array.isArray(f)){let m=f.length;for(let _=0;_<m;_++){let v=f[_];typeof v!="string"&&(e=o(e,i+"/attributes/tags/"+_,"type",{type:"string"},Q.properties.attributes.
properties.tags.items,v),r++)}}else e=o(e,i+"/attributes/tags","type",{type:"array"},Q.properties.attributes.properties.tags,f),r++}if(n.default_field_metadata!==
void 0){let f=n.default_field_metadata;if(f&&typeof f=="object"&&!Array.isArray(f)){for(let m in f)m==="alt"||m==="title"||m==="custom_data"||m==="focal_point"||
m==="poster_time"||(e=o(e,i+"/attributes/default_field_metadata","additionalProperties",{additionalProperty:m},Q.properties.attributes.properties.default_field_metadata,
f),r++);if(f.alt!==void 0){let m=f.alt;if(m&&typeof m=="object"&&!Array.isArray(m))for(let _ in m){let v=m[_];typeof v!="string"&&v!==null&&(e=o(e,i+"/attribute\
s/default_field_metadata/alt/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:Q.properties.attributes.properties.default_field_metadata.properties.alt.additionalProperties.
type},Q.properties.attributes.properties.default_field_metadata.properties.alt.additionalProperties,v),r++)}else e=o(e,i+"/attributes/default_field_metadata/alt",
"type",{type:"object"},Q.properties.attributes.properties.default_field_metadata.properties.alt,m),r++}if(f.title!==void 0){let m=f.title;if(m&&typeof m=="objec\
t"&&!Array.isArray(m))for(let _ in m){let v=m[_];typeof v!="string"&&v!==null&&(e=o(e,i+"/attributes/default_field_metadata/title/"+_.replace(/~/g,"~0").replace(
/\//g,"~1"),"type",{type:Q.properties.attributes.properties.default_field_metadata.properties.title.additionalProperties.type},Q.properties.attributes.properties.
default_field_metadata.properties.title.additionalProperties,v),r++)}else e=o(e,i+"/attributes/default_field_metadata/title","type",{type:"object"},Q.properties.
attributes.properties.default_field_metadata.properties.title,m),r++}if(f.custom_data!==void 0){let m=f.custom_data;if(m&&typeof m=="object"&&!Array.isArray(m))
for(let _ in m){let v=m[_];v&&typeof v=="object"&&!Array.isArray(v)||(e=o(e,i+"/attributes/default_field_metadata/custom_data/"+_.replace(/~/g,"~0").replace(/\//g,
"~1"),"type",{type:"object"},Q.properties.attributes.properties.default_field_metadata.properties.custom_data.additionalProperties,v),r++)}else e=o(e,i+"/attrib\
utes/default_field_metadata/custom_data","type",{type:"object"},Q.properties.attributes.properties.default_field_metadata.properties.custom_data,m),r++}if(f.focal_point!==
void 0){let m=f.focal_point,_=r,v=!0,x=r;m!==null&&(e=o(e),r++);var p=x===r;if(r=_,e!==null&&(_?e.length=_:e=null),!p){let I=r;fr(m,{instancePath:i+"/attributes\
/default_field_metadata/focal_point",parentData:f,parentDataProperty:"focal_point",rootData:q})||(e=N(e,fr),r=e.length);var p=I===r;v=p}v||(e=o(e,i+"/attributes\
/default_field_metadata/focal_point","if",{failingKeyword:"else"},Q.properties.attributes.properties.default_field_metadata.properties.focal_point,m),r++)}if(f.
poster_time!==void 0){let m=f.poster_time;!(typeof m=="number"&&isFinite(m))&&m!==null&&(e=o(e,i+"/attributes/default_field_metadata/poster_time","type",{type:Q.
properties.attributes.properties.default_field_metadata.properties.poster_time.type},Q.properties.attributes.properties.default_field_metadata.properties.poster_time,
m),r++),typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))&&(e=o(e,i+"/attributes/default_field_metadata/poster_time","minimum",{comparison:">=",limit:0},Q.properties.
attributes.properties.default_field_metadata.properties.poster_time,m),r++)}}else e=o(e,i+"/attributes/default_field_metadata","type",{type:"object"},Q.properties.
attributes.properties.default_field_metadata,f),r++}}else e=o(e,i+"/attributes","type",{type:"object"},Q.properties.attributes,n),r++}if(t.relationships!==void 0){
let n=t.relationships;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let f in n)f==="creator"||f==="upload_collection"||(e=o(e,i+"/relationships","additionalP\
roperties",{additionalProperty:f},Q.properties.relationships,n),r++);if(n.creator!==void 0){let f=n.creator;if(f&&typeof f=="object"&&!Array.isArray(f)){f.data===
void 0&&(e=o(e,i+"/relationships/creator","required",{missingProperty:"data"},Q.properties.relationships.properties.creator,f),r++);for(let m in f)m!=="data"&&(e=
o(e,i+"/relationships/creator","additionalProperties",{additionalProperty:m},Q.properties.relationships.properties.creator,f),r++);f.data!==void 0&&(_o(f.data,{
instancePath:i+"/relationships/creator/data",parentData:f,parentDataProperty:"data",rootData:q})||(e=N(e,_o),r=e.length))}else e=o(e,i+"/relationships/creator",
"type",{type:"object"},Q.properties.relationships.properties.creator,f),r++}if(n.upload_collection!==void 0){let f=n.upload_collection;if(f&&typeof f=="object"&&
!Array.isArray(f)){f.data===void 0&&(e=o(e,i+"/relationships/upload_collection","required",{missingProperty:"data"},Q.properties.relationships.properties.upload_collection,
f),r++);for(let m in f)m!=="data"&&(e=o(e,i+"/relationships/upload_collection","additionalProperties",{additionalProperty:m},Q.properties.relationships.properties.
upload_collection,f),r++);if(f.data!==void 0){let m=f.data,_=r,v=!0,x=r;m!==null&&(e=o(e),r++);var s=x===r;if(r=_,e!==null&&(_?e.length=_:e=null),!s){let I=r;bo(
m,{instancePath:i+"/relationships/upload_collection/data",parentData:f,parentDataProperty:"data",rootData:q})||(e=N(e,bo),r=e.length);var s=I===r;v=s}v||(e=o(e,
i+"/relationships/upload_collection/data","if",{failingKeyword:"else"},Q.properties.relationships.properties.upload_collection.properties.data,m),r++)}}else e=o(
e,i+"/relationships/upload_collection","type",{type:"object"},Q.properties.relationships.properties.upload_collection,f),r++}}else e=o(e,i+"/relationships","typ\
e",{type:"object"},Q.properties.relationships,n),r++}if(t.meta!==void 0){let n=t.meta;n&&typeof n=="object"&&!Array.isArray(n)||(e=o(e,i+"/meta","type",{type:"o\
bject"},Q.properties.meta,n),r++)}}else e=o(e,i,"type",{type:"object"},Q,t),r++;return go.errors=e,r===0}function Ns(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},mo,t),r++);for(let p in t)
p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},mo,t),r++);t.data!==void 0&&(go(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"\
data",rootData:q})||(e=N(e,go),r=e.length))}else e=o(e,i,"type",{type:"object"},mo,t),r++;return Ns.errors=e,r===0}a.v82=$s;let co={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api-by-field/schemas#/$defs/UploadCreate"}},$id:"standin://json-api-by-field/data/UploadCreate"},J={type:"\
object",additionalProperties:!1,required:["type","attributes"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},type:{type:"string",const:"upload"},
attributes:{type:"object",additionalProperties:!1,required:["path"],properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},
author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:!1,
properties:{alt:{type:"object",additionalProperties:{type:["string","null"]}},title:{type:"object",additionalProperties:{type:["string","null"]}},custom_data:{type:"\
object",additionalProperties:{type:"object",additionalProperties:!0}},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPoint"}},
poster_time:{type:["number","null"],minimum:0}}}}},relationships:{type:"object",additionalProperties:!1,properties:{creator:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],
properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}};function vo(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},
J,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},J,t),r++);for(let n in t)n==="id"||n==="type"||n==="attributes"||n==="relati\
onships"||(e=o(e,i,"additionalProperties",{additionalProperty:n},J,t),r++);if(t.id!==void 0){let n=t.id;typeof n=="string"?De.test(n)||(e=o(e,i+"/id","pattern",
{pattern:"^[A-Za-z0-9_-]{22}$"},J.properties.id,n),r++):(e=o(e,i+"/id","type",{type:"string"},J.properties.id,n),r++)}if(t.type!==void 0){let n=t.type;typeof n!=
"string"&&(e=o(e,i+"/type","type",{type:"string"},J.properties.type,n),r++),n!=="upload"&&(e=o(e,i+"/type","const",{allowedValue:"upload"},J.properties.type,n),
r++)}if(t.attributes!==void 0){let n=t.attributes;if(n&&typeof n=="object"&&!Array.isArray(n)){n.path===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
path"},J.properties.attributes,n),r++);for(let f in n)f==="path"||f==="basename"||f==="copyright"||f==="author"||f==="notes"||f==="tags"||f==="default_field_met\
adata"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:f},J.properties.attributes,n),r++);if(n.path!==void 0){let f=n.path;typeof f!="string"&&
(e=o(e,i+"/attributes/path","type",{type:"string"},J.properties.attributes.properties.path,f),r++)}if(n.basename!==void 0){let f=n.basename;typeof f!="string"&&
(e=o(e,i+"/attributes/basename","type",{type:"string"},J.properties.attributes.properties.basename,f),r++)}if(n.copyright!==void 0){let f=n.copyright;typeof f!=
"string"&&f!==null&&(e=o(e,i+"/attributes/copyright","type",{type:J.properties.attributes.properties.copyright.type},J.properties.attributes.properties.copyright,
f),r++)}if(n.author!==void 0){let f=n.author;typeof f!="string"&&f!==null&&(e=o(e,i+"/attributes/author","type",{type:J.properties.attributes.properties.author.
type},J.properties.attributes.properties.author,f),r++)}if(n.notes!==void 0){let f=n.notes;typeof f!="string"&&f!==null&&(e=o(e,i+"/attributes/notes","type",{type:J.
properties.attributes.properties.notes.type},J.properties.attributes.properties.notes,f),r++)}if(n.tags!==void 0){let f=n.tags;if(Array.isArray(f)){let m=f.length;
for(let _=0;_<m;_++){let v=f[_];typeof v!="string"&&(e=o(e,i+"/attributes/tags/"+_,"type",{type:"string"},J.properties.attributes.properties.tags.items,v),r++)}}else
e=o(e,i+"/attributes/tags","type",{type:"array"},J.properties.attributes.properties.tags,f),r++}if(n.default_field_metadata!==void 0){let f=n.default_field_metadata;
if(f&&typeof f=="object"&&!Array.isArray(f)){for(let m in f)m==="alt"||m==="title"||m==="custom_data"||m==="focal_point"||m==="poster_time"||(e=o(e,i+"/attribut\
es/default_field_metadata","additionalProperties",{additionalProperty:m},J.properties.attributes.properties.default_field_metadata,f),r++);if(f.alt!==void 0){let m=f.
alt;if(m&&typeof m=="object"&&!Array.isArray(m))for(let _ in m){let v=m[_];typeof v!="string"&&v!==null&&(e=o(e,i+"/attributes/default_field_metadata/alt/"+_.replace(
/~/g,"~0").replace(/\//g,"~1"),"type",{type:J.properties.attributes.properties.default_field_metadata.properties.alt.additionalProperties.type},J.properties.attributes.
properties.default_field_metadata.properties.alt.additionalProperties,v),r++)}else e=o(e,i+"/attributes/default_field_metadata/alt","type",{type:"object"},J.properties.
attributes.properties.default_field_metadata.properties.alt,m),r++}if(f.title!==void 0){let m=f.title;if(m&&typeof m=="object"&&!Array.isArray(m))for(let _ in m){
let v=m[_];typeof v!="string"&&v!==null&&(e=o(e,i+"/attributes/default_field_metadata/title/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:J.properties.
attributes.properties.default_field_metadata.properties.title.additionalProperties.type},J.properties.attributes.properties.default_field_metadata.properties.title.
additionalProperties,v),r++)}else e=o(e,i+"/attributes/default_field_metadata/title","type",{type:"object"},J.properties.attributes.properties.default_field_metadata.
properties.title,m),r++}if(f.custom_data!==void 0){let m=f.custom_data;if(m&&typeof m=="object"&&!Array.isArray(m))for(let _ in m){let v=m[_];v&&typeof v=="obje\
ct"&&!Array.isArray(v)||(e=o(e,i+"/attributes/default_field_metadata/custom_data/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"object"},J.properties.
attributes.properties.default_field_metadata.properties.custom_data.additionalProperties,v),r++)}else e=o(e,i+"/attributes/default_field_metadata/custom_data","\
type",{type:"object"},J.properties.attributes.properties.default_field_metadata.properties.custom_data,m),r++}if(f.focal_point!==void 0){let m=f.focal_point,_=r,
v=!0,x=r;m!==null&&(e=o(e),r++);var p=x===r;if(r=_,e!==null&&(_?e.length=_:e=null),!p){let I=r;fr(m,{instancePath:i+"/attributes/default_field_metadata/focal_po\
int",parentData:f,parentDataProperty:"focal_point",rootData:q})||(e=N(e,fr),r=e.length);var p=I===r;v=p}v||(e=o(e,i+"/attributes/default_field_metadata/focal_po\
int","if",{failingKeyword:"else"},J.properties.attributes.properties.default_field_metadata.properties.focal_point,m),r++)}if(f.poster_time!==void 0){let m=f.poster_time;
!(typeof m=="number"&&isFinite(m))&&m!==null&&(e=o(e,i+"/attributes/default_field_metadata/poster_time","type",{type:J.properties.attributes.properties.default_field_metadata.
properties.poster_time.type},J.properties.attributes.properties.default_field_metadata.properties.poster_time,m),r++),typeof m=="number"&&isFinite(m)&&(m<0||isNaN(
m))&&(e=o(e,i+"/attributes/default_field_metadata/poster_time","minimum",{comparison:">=",limit:0},J.properties.attributes.properties.default_field_metadata.properties.
poster_time,m),r++)}}else e=o(e,i+"/attributes/default_field_metadata","type",{type:"object"},J.properties.attributes.properties.default_field_metadata,f),r++}}else
e=o(e,i+"/attributes","type",{type:"object"},J.properties.attributes,n),r++}if(t.relationships!==void 0){let n=t.relationships;if(n&&typeof n=="object"&&!Array.
isArray(n)){for(let f in n)f==="creator"||f==="upload_collection"||(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:f},J.properties.relationships,
n),r++);if(n.creator!==void 0){let f=n.creator;if(f&&typeof f=="object"&&!Array.isArray(f)){f.data===void 0&&(e=o(e,i+"/relationships/creator","required",{missingProperty:"\
data"},J.properties.relationships.properties.creator,f),r++);for(let m in f)m!=="data"&&(e=o(e,i+"/relationships/creator","additionalProperties",{additionalProperty:m},
J.properties.relationships.properties.creator,f),r++);f.data!==void 0&&(Tr(f.data,{instancePath:i+"/relationships/creator/data",parentData:f,parentDataProperty:"\
data",rootData:q})||(e=N(e,Tr),r=e.length))}else e=o(e,i+"/relationships/creator","type",{type:"object"},J.properties.relationships.properties.creator,f),r++}if(n.
upload_collection!==void 0){let f=n.upload_collection;if(f&&typeof f=="object"&&!Array.isArray(f)){f.data===void 0&&(e=o(e,i+"/relationships/upload_collection",
"required",{missingProperty:"data"},J.properties.relationships.properties.upload_collection,f),r++);for(let m in f)m!=="data"&&(e=o(e,i+"/relationships/upload_c\
ollection","additionalProperties",{additionalProperty:m},J.properties.relationships.properties.upload_collection,f),r++);if(f.data!==void 0){let m=f.data,_=r,v=!0,
x=r;m!==null&&(e=o(e),r++);var s=x===r;if(r=_,e!==null&&(_?e.length=_:e=null),!s){let I=r;Ur(m,{instancePath:i+"/relationships/upload_collection/data",parentData:f,
parentDataProperty:"data",rootData:q})||(e=N(e,Ur),r=e.length);var s=I===r;v=s}v||(e=o(e,i+"/relationships/upload_collection/data","if",{failingKeyword:"else"},
J.properties.relationships.properties.upload_collection.properties.data,m),r++)}}else e=o(e,i+"/relationships/upload_collection","type",{type:"object"},J.properties.
relationships.properties.upload_collection,f),r++}}else e=o(e,i+"/relationships","type",{type:"object"},J.properties.relationships,n),r++}}else e=o(e,i,"type",{
type:"object"},J,t),r++;return vo.errors=e,r===0}function $s(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},co,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",
{additionalProperty:p},co,t),r++);t.data!==void 0&&(vo(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:q})||(e=N(e,vo),r=e.length))}else
e=o(e,i,"type",{type:"object"},co,t),r++;return $s.errors=e,r===0}a.v83=ws;let Ci={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{
type:"array",items:{$ref:"standin://json-api-by-field/schemas#/$defs/Upload"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};function zi(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"\
id"},j,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},j,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},
j,t),r++),t.relationships===void 0&&(e=o(e,i,"required",{missingProperty:"relationships"},j,t),r++);for(let n in t)n==="id"||n==="type"||n==="attributes"||n==="\
relationships"||n==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:n},j,t),r++);if(t.id!==void 0){let n=t.id;typeof n!="string"&&(e=o(e,i+"/id","ty\
pe",{type:"string"},j.properties.id,n),r++)}if(t.type!==void 0){let n=t.type;typeof n!="string"&&(e=o(e,i+"/type","type",{type:"string"},j.properties.type,n),r++),
n!=="upload"&&(e=o(e,i+"/type","const",{allowedValue:"upload"},j.properties.type,n),r++)}if(t.attributes!==void 0){let n=t.attributes;if(n&&typeof n=="object"&&
!Array.isArray(n)){n.path===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"path"},j.properties.attributes,n),r++),n.basename===void 0&&(e=o(e,i+"/a\
ttributes","required",{missingProperty:"basename"},j.properties.attributes,n),r++),n.filename===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"file\
name"},j.properties.attributes,n),r++),n.url===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"url"},j.properties.attributes,n),r++),n.format===void 0&&
(e=o(e,i+"/attributes","required",{missingProperty:"format"},j.properties.attributes,n),r++),n.mime_type===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
mime_type"},j.properties.attributes,n),r++),n.size===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"size"},j.properties.attributes,n),r++),n.md5===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"md5"},j.properties.attributes,n),r++),n.width===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
width"},j.properties.attributes,n),r++),n.height===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"height"},j.properties.attributes,n),r++),n.is_image===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"is_image"},j.properties.attributes,n),r++),n.author===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
author"},j.properties.attributes,n),r++),n.copyright===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"copyright"},j.properties.attributes,n),r++),n.
notes===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"notes"},j.properties.attributes,n),r++),n.tags===void 0&&(e=o(e,i+"/attributes","required",{
missingProperty:"tags"},j.properties.attributes,n),r++),n.default_field_metadata===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"default_field_met\
adata"},j.properties.attributes,n),r++),n.duration===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"duration"},j.properties.attributes,n),r++),n.frame_rate===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"frame_rate"},j.properties.attributes,n),r++),n.blurhash===void 0&&(e=o(e,i+"/attributes","required",
{missingProperty:"blurhash"},j.properties.attributes,n),r++),n.thumbhash===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"thumbhash"},j.properties.
attributes,n),r++),n.mux_playback_id===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"mux_playback_id"},j.properties.attributes,n),r++),n.mux_mp4_highest_res===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"mux_mp4_highest_res"},j.properties.attributes,n),r++),n.smart_tags===void 0&&(e=o(e,i+"/attributes",
"required",{missingProperty:"smart_tags"},j.properties.attributes,n),r++),n.exif_info===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"exif_info"},
j.properties.attributes,n),r++),n.colors===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"colors"},j.properties.attributes,n),r++),n.created_at===void 0&&
(e=o(e,i+"/attributes","required",{missingProperty:"created_at"},j.properties.attributes,n),r++),n.updated_at===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
updated_at"},j.properties.attributes,n),r++);for(let f in n)Y.call(j.properties.attributes.properties,f)||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:f},
j.properties.attributes,n),r++);if(n.path!==void 0){let f=n.path;typeof f!="string"&&(e=o(e,i+"/attributes/path","type",{type:"string"},j.properties.attributes.
properties.path,f),r++)}if(n.basename!==void 0){let f=n.basename;typeof f!="string"&&(e=o(e,i+"/attributes/basename","type",{type:"string"},j.properties.attributes.
properties.basename,f),r++)}if(n.filename!==void 0){let f=n.filename;typeof f!="string"&&(e=o(e,i+"/attributes/filename","type",{type:"string"},j.properties.attributes.
properties.filename,f),r++)}if(n.url!==void 0){let f=n.url;typeof f=="string"?H(f)||(e=o(e,i+"/attributes/url","format",{format:"uri"},j.properties.attributes.properties.
url,f),r++):(e=o(e,i+"/attributes/url","type",{type:"string"},j.properties.attributes.properties.url,f),r++)}if(n.format!==void 0){let f=n.format;typeof f!="str\
ing"&&f!==null&&(e=o(e,i+"/attributes/format","type",{type:j.properties.attributes.properties.format.type},j.properties.attributes.properties.format,f),r++)}if(n.
mime_type!==void 0){let f=n.mime_type;typeof f!="string"&&f!==null&&(e=o(e,i+"/attributes/mime_type","type",{type:j.properties.attributes.properties.mime_type.type},
j.properties.attributes.properties.mime_type,f),r++)}if(n.size!==void 0){let f=n.size;typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f)||(e=o(e,i+"/attributes/\
size","type",{type:"integer"},j.properties.attributes.properties.size,f),r++),typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))&&(e=o(e,i+"/attributes/size","min\
imum",{comparison:">=",limit:0},j.properties.attributes.properties.size,f),r++)}if(n.md5!==void 0){let f=n.md5;typeof f=="string"?nt.test(f)||(e=o(e,i+"/attribu\
tes/md5","pattern",{pattern:"^[0-9a-f]{32}$"},j.properties.attributes.properties.md5,f),r++):(e=o(e,i+"/attributes/md5","type",{type:"string"},j.properties.attributes.
properties.md5,f),r++)}if(n.width!==void 0){let f=n.width;!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null&&(e=o(e,i+"/attributes/width","type",{
type:j.properties.attributes.properties.width.type},j.properties.attributes.properties.width,f),r++),typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))&&(e=o(e,i+
"/attributes/width","minimum",{comparison:">=",limit:0},j.properties.attributes.properties.width,f),r++)}if(n.height!==void 0){let f=n.height;!(typeof f=="numbe\
r"&&!(f%1)&&!isNaN(f)&&isFinite(f))&&f!==null&&(e=o(e,i+"/attributes/height","type",{type:j.properties.attributes.properties.height.type},j.properties.attributes.
properties.height,f),r++),typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))&&(e=o(e,i+"/attributes/height","minimum",{comparison:">=",limit:0},j.properties.attributes.
properties.height,f),r++)}if(n.is_image!==void 0){let f=n.is_image;typeof f!="boolean"&&(e=o(e,i+"/attributes/is_image","type",{type:"boolean"},j.properties.attributes.
properties.is_image,f),r++)}if(n.author!==void 0){let f=n.author;typeof f!="string"&&f!==null&&(e=o(e,i+"/attributes/author","type",{type:j.properties.attributes.
properties.author.type},j.properties.attributes.properties.author,f),r++)}if(n.copyright!==void 0){let f=n.copyright;typeof f!="string"&&f!==null&&(e=o(e,i+"/at\
tributes/copyright","type",{type:j.properties.attributes.properties.copyright.type},j.properties.attributes.properties.copyright,f),r++)}if(n.notes!==void 0){let f=n.
notes;typeof f!="string"&&f!==null&&(e=o(e,i+"/attributes/notes","type",{type:j.properties.attributes.properties.notes.type},j.properties.attributes.properties.
notes,f),r++)}if(n.tags!==void 0){let f=n.tags;if(Array.isArray(f)){let m=f.length;for(let _=0;_<m;_++){let v=f[_];typeof v!="string"&&(e=o(e,i+"/attributes/tag\
s/"+_,"type",{type:"string"},j.properties.attributes.properties.tags.items,v),r++)}}else e=o(e,i+"/attributes/tags","type",{type:"array"},j.properties.attributes.
properties.tags,f),r++}if(n.default_field_metadata!==void 0){let f=n.default_field_metadata;if(f&&typeof f=="object"&&!Array.isArray(f)){f.alt===void 0&&(e=o(e,
i+"/attributes/default_field_metadata","required",{missingProperty:"alt"},j.properties.attributes.properties.default_field_metadata,f),r++),f.title===void 0&&(e=
o(e,i+"/attributes/default_field_metadata","required",{missingProperty:"title"},j.properties.attributes.properties.default_field_metadata,f),r++),f.custom_data===
void 0&&(e=o(e,i+"/attributes/default_field_metadata","required",{missingProperty:"custom_data"},j.properties.attributes.properties.default_field_metadata,f),r++),
f.focal_point===void 0&&(e=o(e,i+"/attributes/default_field_metadata","required",{missingProperty:"focal_point"},j.properties.attributes.properties.default_field_metadata,
f),r++),f.poster_time===void 0&&(e=o(e,i+"/attributes/default_field_metadata","required",{missingProperty:"poster_time"},j.properties.attributes.properties.default_field_metadata,
f),r++);for(let m in f)m==="alt"||m==="title"||m==="custom_data"||m==="focal_point"||m==="poster_time"||(e=o(e,i+"/attributes/default_field_metadata","additiona\
lProperties",{additionalProperty:m},j.properties.attributes.properties.default_field_metadata,f),r++);if(f.alt!==void 0){let m=f.alt;if(m&&typeof m=="object"&&!Array.
isArray(m))for(let _ in m){let v=m[_];typeof v!="string"&&v!==null&&(e=o(e,i+"/attributes/default_field_metadata/alt/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),
"type",{type:j.properties.attributes.properties.default_field_metadata.properties.alt.additionalProperties.type},j.properties.attributes.properties.default_field_metadata.
properties.alt.additionalProperties,v),r++)}else e=o(e,i+"/attributes/default_field_metadata/alt","type",{type:"object"},j.properties.attributes.properties.default_field_metadata.
properties.alt,m),r++}if(f.title!==void 0){let m=f.title;if(m&&typeof m=="object"&&!Array.isArray(m))for(let _ in m){let v=m[_];typeof v!="string"&&v!==null&&(e=
o(e,i+"/attributes/default_field_metadata/title/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:j.properties.attributes.properties.default_field_metadata.
properties.title.additionalProperties.type},j.properties.attributes.properties.default_field_metadata.properties.title.additionalProperties,v),r++)}else e=o(e,i+
"/attributes/default_field_metadata/title","type",{type:"object"},j.properties.attributes.properties.default_field_metadata.properties.title,m),r++}if(f.custom_data!==
void 0){let m=f.custom_data;if(m&&typeof m=="object"&&!Array.isArray(m))for(let _ in m){let v=m[_];v&&typeof v=="object"&&!Array.isArray(v)||(e=o(e,i+"/attribut\
es/default_field_metadata/custom_data/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"object"},j.properties.attributes.properties.default_field_metadata.
properties.custom_data.additionalProperties,v),r++)}else e=o(e,i+"/attributes/default_field_metadata/custom_data","type",{type:"object"},j.properties.attributes.
properties.default_field_metadata.properties.custom_data,m),r++}if(f.focal_point!==void 0){let m=f.focal_point,_=r,v=!0,x=r;m!==null&&(e=o(e),r++);var p=x===r;if(r=
_,e!==null&&(_?e.length=_:e=null),!p){let I=r;fr(m,{instancePath:i+"/attributes/default_field_metadata/focal_point",parentData:f,parentDataProperty:"focal_point",
rootData:q})||(e=N(e,fr),r=e.length);var p=I===r;v=p}v||(e=o(e,i+"/attributes/default_field_metadata/focal_point","if",{failingKeyword:"else"},j.properties.attributes.
properties.default_field_metadata.properties.focal_point,m),r++)}if(f.poster_time!==void 0){let m=f.poster_time;!(typeof m=="number"&&isFinite(m))&&m!==null&&(e=
o(e,i+"/attributes/default_field_metadata/poster_time","type",{type:j.properties.attributes.properties.default_field_metadata.properties.poster_time.type},j.properties.
attributes.properties.default_field_metadata.properties.poster_time,m),r++),typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))&&(e=o(e,i+"/attributes/default_fiel\
d_metadata/poster_time","minimum",{comparison:">=",limit:0},j.properties.attributes.properties.default_field_metadata.properties.poster_time,m),r++)}}else e=o(e,
i+"/attributes/default_field_metadata","type",{type:"object"},j.properties.attributes.properties.default_field_metadata,f),r++}if(n.duration!==void 0){let f=n.duration;
!(typeof f=="number"&&isFinite(f))&&f!==null&&(e=o(e,i+"/attributes/duration","type",{type:j.properties.attributes.properties.duration.type},j.properties.attributes.
properties.duration,f),r++)}if(n.frame_rate!==void 0){let f=n.frame_rate;!(typeof f=="number"&&isFinite(f))&&f!==null&&(e=o(e,i+"/attributes/frame_rate","type",
{type:j.properties.attributes.properties.frame_rate.type},j.properties.attributes.properties.frame_rate,f),r++)}if(n.blurhash!==void 0){let f=n.blurhash;typeof f!=
"string"&&f!==null&&(e=o(e,i+"/attributes/blurhash","type",{type:j.properties.attributes.properties.blurhash.type},j.properties.attributes.properties.blurhash,f),
r++)}if(n.thumbhash!==void 0){let f=n.thumbhash;typeof f!="string"&&f!==null&&(e=o(e,i+"/attributes/thumbhash","type",{type:j.properties.attributes.properties.thumbhash.
type},j.properties.attributes.properties.thumbhash,f),r++)}if(n.mux_playback_id!==void 0){let f=n.mux_playback_id;typeof f!="string"&&f!==null&&(e=o(e,i+"/attri\
butes/mux_playback_id","type",{type:j.properties.attributes.properties.mux_playback_id.type},j.properties.attributes.properties.mux_playback_id,f),r++)}if(n.mux_mp4_highest_res!==
void 0){let f=n.mux_mp4_highest_res;typeof f!="string"&&f!==null&&(e=o(e,i+"/attributes/mux_mp4_highest_res","type",{type:j.properties.attributes.properties.mux_mp4_highest_res.
type},j.properties.attributes.properties.mux_mp4_highest_res,f),r++),f==="high"||f==="medium"||f==="low"||f===null||(e=o(e,i+"/attributes/mux_mp4_highest_res","\
enum",{allowedValues:j.properties.attributes.properties.mux_mp4_highest_res.enum},j.properties.attributes.properties.mux_mp4_highest_res,f),r++)}if(n.smart_tags!==
void 0){let f=n.smart_tags;if(Array.isArray(f)){let m=f.length;for(let _=0;_<m;_++){let v=f[_];typeof v!="string"&&(e=o(e,i+"/attributes/smart_tags/"+_,"type",{
type:"string"},j.properties.attributes.properties.smart_tags.items,v),r++)}}else e=o(e,i+"/attributes/smart_tags","type",{type:"array"},j.properties.attributes.
properties.smart_tags,f),r++}if(n.exif_info!==void 0){let f=n.exif_info;f&&typeof f=="object"&&!Array.isArray(f)||(e=o(e,i+"/attributes/exif_info","type",{type:"\
object"},j.properties.attributes.properties.exif_info,f),r++)}if(n.colors!==void 0){let f=n.colors;if(Array.isArray(f)){let m=f.length;for(let _=0;_<m;_++){let v=f[_];
if(v&&typeof v=="object"&&!Array.isArray(v)){v.red===void 0&&(e=o(e,i+"/attributes/colors/"+_,"required",{missingProperty:"red"},j.properties.attributes.properties.
colors.items,v),r++),v.green===void 0&&(e=o(e,i+"/attributes/colors/"+_,"required",{missingProperty:"green"},j.properties.attributes.properties.colors.items,v),
r++),v.blue===void 0&&(e=o(e,i+"/attributes/colors/"+_,"required",{missingProperty:"blue"},j.properties.attributes.properties.colors.items,v),r++),v.alpha===void 0&&
(e=o(e,i+"/attributes/colors/"+_,"required",{missingProperty:"alpha"},j.properties.attributes.properties.colors.items,v),r++);for(let x in v)x==="red"||x==="gre\
en"||x==="blue"||x==="alpha"||(e=o(e,i+"/attributes/colors/"+_,"additionalProperties",{additionalProperty:x},j.properties.attributes.properties.colors.items,v),
r++);if(v.red!==void 0){let x=v.red;typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x)||(e=o(e,i+"/attributes/colors/"+_+"/red","type",{type:"integer"},j.properties.
attributes.properties.colors.items.properties.red,x),r++),typeof x=="number"&&isFinite(x)&&((x>255||isNaN(x))&&(e=o(e,i+"/attributes/colors/"+_+"/red","maximum",
{comparison:"<=",limit:255},j.properties.attributes.properties.colors.items.properties.red,x),r++),(x<0||isNaN(x))&&(e=o(e,i+"/attributes/colors/"+_+"/red","min\
imum",{comparison:">=",limit:0},j.properties.attributes.properties.colors.items.properties.red,x),r++))}if(v.green!==void 0){let x=v.green;typeof x=="number"&&!(x%
1)&&!isNaN(x)&&isFinite(x)||(e=o(e,i+"/attributes/colors/"+_+"/green","type",{type:"integer"},j.properties.attributes.properties.colors.items.properties.green,x),
r++),typeof x=="number"&&isFinite(x)&&((x>255||isNaN(x))&&(e=o(e,i+"/attributes/colors/"+_+"/green","maximum",{comparison:"<=",limit:255},j.properties.attributes.
properties.colors.items.properties.green,x),r++),(x<0||isNaN(x))&&(e=o(e,i+"/attributes/colors/"+_+"/green","minimum",{comparison:">=",limit:0},j.properties.attributes.
properties.colors.items.properties.green,x),r++))}if(v.blue!==void 0){let x=v.blue;typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x)||(e=o(e,i+"/attributes/col\
ors/"+_+"/blue","type",{type:"integer"},j.properties.attributes.properties.colors.items.properties.blue,x),r++),typeof x=="number"&&isFinite(x)&&((x>255||isNaN(
x))&&(e=o(e,i+"/attributes/colors/"+_+"/blue","maximum",{comparison:"<=",limit:255},j.properties.attributes.properties.colors.items.properties.blue,x),r++),(x<0||
isNaN(x))&&(e=o(e,i+"/attributes/colors/"+_+"/blue","minimum",{comparison:">=",limit:0},j.properties.attributes.properties.colors.items.properties.blue,x),r++))}
if(v.alpha!==void 0){let x=v.alpha;typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x)||(e=o(e,i+"/attributes/colors/"+_+"/alpha","type",{type:"integer"},j.properties.
attributes.properties.colors.items.properties.alpha,x),r++),typeof x=="number"&&isFinite(x)&&((x>255||isNaN(x))&&(e=o(e,i+"/attributes/colors/"+_+"/alpha","maxi\
mum",{comparison:"<=",limit:255},j.properties.attributes.properties.colors.items.properties.alpha,x),r++),(x<0||isNaN(x))&&(e=o(e,i+"/attributes/colors/"+_+"/al\
pha","minimum",{comparison:">=",limit:0},j.properties.attributes.properties.colors.items.properties.alpha,x),r++))}}else e=o(e,i+"/attributes/colors/"+_,"type",
{type:"object"},j.properties.attributes.properties.colors.items,v),r++}}else e=o(e,i+"/attributes/colors","type",{type:"array"},j.properties.attributes.properties.
colors,f),r++}if(n.created_at!==void 0){let f=n.created_at;typeof f!="string"&&f!==null&&(e=o(e,i+"/attributes/created_at","type",{type:j.properties.attributes.
properties.created_at.type},j.properties.attributes.properties.created_at,f),r++),typeof f=="string"&&(K.test(f)||(e=o(e,i+"/attributes/created_at","format",{format:"\
date-time"},j.properties.attributes.properties.created_at,f),r++))}if(n.updated_at!==void 0){let f=n.updated_at;typeof f!="string"&&f!==null&&(e=o(e,i+"/attribu\
tes/updated_at","type",{type:j.properties.attributes.properties.updated_at.type},j.properties.attributes.properties.updated_at,f),r++),typeof f=="string"&&(K.test(
f)||(e=o(e,i+"/attributes/updated_at","format",{format:"date-time"},j.properties.attributes.properties.updated_at,f),r++))}}else e=o(e,i+"/attributes","type",{type:"\
object"},j.properties.attributes,n),r++}if(t.relationships!==void 0){let n=t.relationships;if(n&&typeof n=="object"&&!Array.isArray(n)){n.creator===void 0&&(e=o(
e,i+"/relationships","required",{missingProperty:"creator"},j.properties.relationships,n),r++),n.upload_collection===void 0&&(e=o(e,i+"/relationships","required",
{missingProperty:"upload_collection"},j.properties.relationships,n),r++);for(let f in n)f==="creator"||f==="upload_collection"||(e=o(e,i+"/relationships","addit\
ionalProperties",{additionalProperty:f},j.properties.relationships,n),r++);if(n.creator!==void 0){let f=n.creator;if(f&&typeof f=="object"&&!Array.isArray(f)){f.
data===void 0&&(e=o(e,i+"/relationships/creator","required",{missingProperty:"data"},j.properties.relationships.properties.creator,f),r++);for(let m in f)m!=="d\
ata"&&(e=o(e,i+"/relationships/creator","additionalProperties",{additionalProperty:m},j.properties.relationships.properties.creator,f),r++);f.data!==void 0&&(Tr(
f.data,{instancePath:i+"/relationships/creator/data",parentData:f,parentDataProperty:"data",rootData:q})||(e=N(e,Tr),r=e.length))}else e=o(e,i+"/relationships/c\
reator","type",{type:"object"},j.properties.relationships.properties.creator,f),r++}if(n.upload_collection!==void 0){let f=n.upload_collection;if(f&&typeof f=="\
object"&&!Array.isArray(f)){f.data===void 0&&(e=o(e,i+"/relationships/upload_collection","required",{missingProperty:"data"},j.properties.relationships.properties.
upload_collection,f),r++);for(let m in f)m!=="data"&&(e=o(e,i+"/relationships/upload_collection","additionalProperties",{additionalProperty:m},j.properties.relationships.
properties.upload_collection,f),r++);if(f.data!==void 0){let m=f.data,_=r,v=!0,x=r;m!==null&&(e=o(e),r++);var s=x===r;if(r=_,e!==null&&(_?e.length=_:e=null),!s){
let I=r;Ur(m,{instancePath:i+"/relationships/upload_collection/data",parentData:f,parentDataProperty:"data",rootData:q})||(e=N(e,Ur),r=e.length);var s=I===r;v=s}
v||(e=o(e,i+"/relationships/upload_collection/data","if",{failingKeyword:"else"},j.properties.relationships.properties.upload_collection.properties.data,m),r++)}}else
e=o(e,i+"/relationships/upload_collection","type",{type:"object"},j.properties.relationships.properties.upload_collection,f),r++}}else e=o(e,i+"/relationships",
"type",{type:"object"},j.properties.relationships,n),r++}t.meta!==void 0&&(Vi(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:q})||
(e=N(e,Vi),r=e.length))}else e=o(e,i,"type",{type:"object"},j,t),r++;return zi.errors=e,r===0}function Ao(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.total_count===void 0&&(e=o(e,i,"required",{missingProperty:"total_count"},Kt,t),
r++);for(let p in t)p!=="total_count"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},Kt,t),r++);if(t.total_count!==void 0){let p=t.total_count;typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+"/total_count","type",{type:"integer"},Kt.properties.total_count,p),r++),typeof p=="number"&&isFinite(p)&&(p<
0||isNaN(p))&&(e=o(e,i+"/total_count","minimum",{comparison:">=",limit:0},Kt.properties.total_count,p),r++)}}else e=o(e,i,"type",{type:"object"},Kt,t),r++;return Ao.
errors=e,r===0}function ws(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){
t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Ci,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},Ci,t),r++);for(let p in t)
p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Ci,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<
s;n++)zi(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:q})||(e=N(e,zi),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},Ci.properties.
data,p),r++}t.meta!==void 0&&(Ao(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:q})||(e=N(e,Ao),r=e.length))}else e=o(e,i,"type",
{type:"object"},Ci,t),r++;return ws.errors=e,r===0}a.v84=Es;let Oi={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",
items:{$ref:"standin://json-api-by-field/schemas#/$defs/Upload"}},meta:{$ref:"standin://json-api/schemas#/$defs/BulkMeta"}}};function qo(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.successful===void 0&&(e=o(e,i,"required",{missingProperty:"\
successful"},rt,t),r++),t.failed===void 0&&(e=o(e,i,"required",{missingProperty:"failed"},rt,t),r++);for(let p in t)p==="successful"||p==="failed"||(e=o(e,i,"ad\
ditionalProperties",{additionalProperty:p},rt,t),r++);if(t.successful!==void 0){let p=t.successful;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+
"/successful","type",{type:"integer"},rt.properties.successful,p),r++),typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))&&(e=o(e,i+"/successful","minimum",{comparison:"\
>=",limit:0},rt.properties.successful,p),r++)}if(t.failed!==void 0){let p=t.failed;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+"/failed","type",
{type:"integer"},rt.properties.failed,p),r++),typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))&&(e=o(e,i+"/failed","minimum",{comparison:">=",limit:0},rt.properties.
failed,p),r++)}}else e=o(e,i,"type",{type:"object"},rt,t),r++;return qo.errors=e,r===0}function Es(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Oi,t),r++),t.meta===void 0&&(e=o(e,i,"\
required",{missingProperty:"meta"},Oi,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Oi,t),r++);if(t.data!==
void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)zi(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:q})||
(e=N(e,zi),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},Oi.properties.data,p),r++}t.meta!==void 0&&(qo(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"\
meta",rootData:q})||(e=N(e,qo),r=e.length))}else e=o(e,i,"type",{type:"object"},Oi,t),r++;return Es.errors=e,r===0}a.v85=xs;let jo={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api-by-field/schemas#/$defs/JobResult"}},$id:"standin://json-api-by-field/data/JobResult"},st={type:"ob\
ject",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"job_result"},attributes:{type:"objec\
t",additionalProperties:!1,required:["status","payload"],properties:{status:{type:"integer",minimum:100,maximum:599},payload:{}}}}};function Do(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"\
id"},st,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},st,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},
st,t),r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},st,t),r++);if(t.id!==void 0){let p=t.id;
typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},st.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",
{type:"string"},st.properties.type,p),r++),p!=="job_result"&&(e=o(e,i+"/type","const",{allowedValue:"job_result"},st.properties.type,p),r++)}if(t.attributes!==void 0){
let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){p.status===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"status"},st.properties.attributes,
p),r++),p.payload===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"payload"},st.properties.attributes,p),r++);for(let s in p)s==="status"||s==="pay\
load"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},st.properties.attributes,p),r++);if(p.status!==void 0){let s=p.status;typeof s=="num\
ber"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=o(e,i+"/attributes/status","type",{type:"integer"},st.properties.attributes.properties.status,s),r++),typeof s=="number"&&
isFinite(s)&&((s>599||isNaN(s))&&(e=o(e,i+"/attributes/status","maximum",{comparison:"<=",limit:599},st.properties.attributes.properties.status,s),r++),(s<100||
isNaN(s))&&(e=o(e,i+"/attributes/status","minimum",{comparison:">=",limit:100},st.properties.attributes.properties.status,s),r++))}}else e=o(e,i+"/attributes","\
type",{type:"object"},st.properties.attributes,p),r++}}else e=o(e,i,"type",{type:"object"},st,t),r++;return Do.errors=e,r===0}function xs(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},
jo,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},jo,t),r++);t.data!==void 0&&(Do(t.data,{instancePath:i+"/data",parentData:t,
parentDataProperty:"data",rootData:q})||(e=N(e,Do),r=e.length))}else e=o(e,i,"type",{type:"object"},jo,t),r++;return xs.errors=e,r===0}a.v86=Fs;let z={type:"obj\
ect",additionalProperties:!1,required:["locales"],if:{type:"object",additionalProperties:!0,required:["metadata"],properties:{metadata:{const:"field"}}},else:{type:"\
object",additionalProperties:!0,properties:{uploads:{type:"array",items:{type:"object",additionalProperties:!0,properties:{default_field_metadata:{type:"object",
additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadataUpdate"}}}}}}},properties:{$schema:{type:"string"},locales:{type:"array",minItems:1,uniqueItems:!0,
items:{type:"string",pattern:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"}},metadata:{type:"string",enum:["locale","field"]},files:{type:"array",items:{type:"object",
additionalProperties:!1,required:["path"],properties:{path:{type:"string",pattern:"^/[^\\ud800-\\udfff]+$"},text:{type:"string"},base64:{type:"string",pattern:"\
^[A-Za-z0-9+/]*={0,2}$"},file:{type:"string"},copy_of:{type:"string"},mime_type:{type:"string",pattern:"^[A-Za-z0-9!#$&^_.+-]{1,127}/[A-Za-z0-9!#$&^_.+-]{1,127}\
$"}}}},upload_collections:{type:"array",items:{type:"object",additionalProperties:!1,required:["id","label"],properties:{id:{type:"string",minLength:1},label:{type:"\
string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}}},uploads:{type:"a\
rray",items:{type:"object",additionalProperties:!1,required:["id","path"],properties:{id:{type:"string",minLength:1},path:{type:"string"},basename:{type:"string",
minLength:1},url:{type:"string",pattern:"^/[^\\ud800-\\udfff]*$"},default_field_metadata:{type:"object",additionalProperties:!0},created_at:{type:"string",format:"\
date-time"},updated_at:{type:"string",format:"date-time"},author:{type:["string","null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{
type:"array",items:{type:"string"}},creator:{$ref:"standin://flat/schemas#/$defs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schema\
s#/$defs/UploadCollectionReference"}}}}},upload_filters:{type:"array",items:{type:"object",additionalProperties:!1,required:["id","name","filter","shared"],properties:{
id:{type:"string",minLength:1},name:{type:"string"},filter:{type:"object",additionalProperties:!0},shared:{type:"boolean"}}}},records:{type:"array",items:{type:"\
object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string",minLength:1},type:{type:"string",const:"item"},attributes:{type:"\
object",additionalProperties:!0},relationships:{type:"object",additionalProperties:!0},meta:{type:"object",additionalProperties:!0}}}},upload_tags:{type:"array",
items:{type:"string"}},webhooks:{type:"array",items:{type:"object",additionalProperties:!1,required:["id","name","url"],properties:{id:{type:"string",minLength:1},
name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"arra\
y",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"],format:"passw\
ord"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}}},$id:"standin://flat/\
seed"};function ko(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)
s==="title"||s==="alt"||s==="custom_data"||s==="focal_point"||(e=o(e,i,"additionalProperties",{additionalProperty:s},je,t),r++);if(t.title!==void 0){let s=t.title;
typeof s!="string"&&s!==null&&(e=o(e,i+"/title","type",{type:je.properties.title.type},je.properties.title,s),r++)}if(t.alt!==void 0){let s=t.alt;typeof s!="str\
ing"&&s!==null&&(e=o(e,i+"/alt","type",{type:je.properties.alt.type},je.properties.alt,s),r++)}if(t.custom_data!==void 0){let s=t.custom_data;s&&typeof s=="obje\
ct"&&!Array.isArray(s)||(e=o(e,i+"/custom_data","type",{type:"object"},je.properties.custom_data,s),r++)}if(t.focal_point!==void 0){let s=t.focal_point,n=r,f=!0,
m=r;s!==null&&(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;ft(s,{instancePath:i+"/focal_point",parentData:t,parentDataProperty:"f\
ocal_point",rootData:q})||(e=N(e,ft),r=e.length);var p=_===r;f=p}f||(e=o(e,i+"/focal_point","if",{failingKeyword:"else"},je.properties.focal_point,s),r++)}}else
e=o(e,i,"type",{type:"object"},je,t),r++;return ko.errors=e,r===0}function Ri(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},_e,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"\
id"},_e,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},_e,t),r++);if(t.type!==void 0){let p=t.type;typeof p!=
"string"&&(e=o(e,i+"/type","type",{type:"string"},_e.properties.type,p),r++),p!=="upload_collection"&&(e=o(e,i+"/type","const",{allowedValue:"upload_collection"},
_e.properties.type,p),r++)}if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},_e.properties.id,p),r++)}}else e=o(e,i,"type",
{type:"object"},_e,t),r++;return Ri.errors=e,r===0}function ho(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Ne,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},
Ne,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Ne,t),r++);if(t.type!==void 0&&(Ye(t.type,{instancePath:i+
"/type",parentData:t,parentDataProperty:"type",rootData:q})||(e=N(e,Ye),r=e.length)),t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"\
string"},Ne.properties.id,p),r++)}}else e=o(e,i,"type",{type:"object"},Ne,t),r++;return ho.errors=e,r===0}function No(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:q=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.entity_type===void 0&&(e=o(e,i,"required",{missingProperty:"entity_type"},Xe,t),
r++),t.event_types===void 0&&(e=o(e,i,"required",{missingProperty:"event_types"},Xe,t),r++);for(let p in t)p==="entity_type"||p==="event_types"||p==="filters"||
(e=o(e,i,"additionalProperties",{additionalProperty:p},Xe,t),r++);if(t.entity_type!==void 0&&(kt(t.entity_type,{instancePath:i+"/entity_type",parentData:t,parentDataProperty:"\
entity_type",rootData:q})||(e=N(e,kt),r=e.length)),t.event_types!==void 0){let p=t.event_types;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)ht(p[n],{
instancePath:i+"/event_types/"+n,parentData:p,parentDataProperty:n,rootData:q})||(e=N(e,ht),r=e.length)}else e=o(e,i+"/event_types","type",{type:"array"},Xe.properties.
event_types,p),r++}if(t.filters!==void 0){let p=t.filters;if(!Array.isArray(p)&&p!==null&&(e=o(e,i+"/filters","type",{type:Xe.properties.filters.type},Xe.properties.
filters,p),r++),Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)gr(p[n],{instancePath:i+"/filters/"+n,parentData:p,parentDataProperty:n,rootData:q})||(e=N(
e,gr),r=e.length)}}}else e=o(e,i,"type",{type:"object"},Xe,t),r++;return No.errors=e,r===0}let Jr=Ms().default,Ws=new RegExp("^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8\
})*$","u"),Bs=new RegExp("^/[^\\ud800-\\udfff]+$","u"),Ks=new RegExp("^[A-Za-z0-9+/]*={0,2}$","u"),Zs=new RegExp("^[A-Za-z0-9!#$&^_.+-]{1,127}/[A-Za-z0-9!#$&^_.\
+-]{1,127}$","u"),Ys=new RegExp("^/[^\\ud800-\\udfff]*$","u");function Fs(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:q=t}={}){let e=null,r=0,
p=r,s=!0,n=r;if(r===n)if(t&&typeof t=="object"&&!Array.isArray(t)){let v;(t.metadata===void 0&&(v="metadata")||t.metadata!==void 0&&t.metadata!=="field")&&(e=o(
e),r++)}else e=o(e),r++;var f=n===r;if(r=p,e!==null&&(p?e.length=p:e=null),!f){let v=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.uploads!==void 0){let I=t.
uploads;if(Array.isArray(I)){let T=I.length;for(let h=0;h<T;h++){let ne=I[h];if(ne&&typeof ne=="object"&&!Array.isArray(ne)){if(ne.default_field_metadata!==void 0){
let ge=ne.default_field_metadata;if(ge&&typeof ge=="object"&&!Array.isArray(ge))for(let Ht in ge)ko(ge[Ht],{instancePath:i+"/uploads/"+h+"/default_field_metadat\
a/"+Ht.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:ge,parentDataProperty:Ht,rootData:q})||(e=N(e,ko),r=e.length);else e=o(e,i+"/uploads/"+h+"/default_fiel\
d_metadata","type",{type:"object"},z.else.properties.uploads.items.properties.default_field_metadata,ge),r++}}else e=o(e,i+"/uploads/"+h,"type",{type:"object"},
z.else.properties.uploads.items,ne),r++}}else e=o(e,i+"/uploads","type",{type:"array"},z.else.properties.uploads,I),r++}}else e=o(e,i,"type",{type:"object"},z.else,
t),r++;var f=v===r;s=f}if(s||(e=o(e,i,"if",{failingKeyword:"else"},z,t),r++),t&&typeof t=="object"&&!Array.isArray(t)){t.locales===void 0&&(e=o(e,i,"required",{
missingProperty:"locales"},z,t),r++);for(let v in t)Y.call(z.properties,v)||(e=o(e,i,"additionalProperties",{additionalProperty:v},z,t),r++);if(t.$schema!==void 0){
let v=t.$schema;typeof v!="string"&&(e=o(e,i+"/$schema","type",{type:"string"},z.properties.$schema,v),r++)}if(t.locales!==void 0){let v=t.locales;if(Array.isArray(
v)){v.length<1&&(e=o(e,i+"/locales","minItems",{limit:1},z.properties.locales,v),r++);let x=v.length;for(let h=0;h<x;h++){let ne=v[h];typeof ne=="string"?Ws.test(
ne)||(e=o(e,i+"/locales/"+h,"pattern",{pattern:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"},z.properties.locales.items,ne),r++):(e=o(e,i+"/locales/"+h,"type",{type:"\
string"},z.properties.locales.items,ne),r++)}let I=v.length,T;if(I>1){let h={};for(;I--;){let ne=v[I];if(typeof ne=="string"){if(typeof h[ne]=="number"){T=h[ne],
e=o(e,i+"/locales","uniqueItems",{i:I,j:T},z.properties.locales,v),r++;break}h[ne]=I}}}}else e=o(e,i+"/locales","type",{type:"array"},z.properties.locales,v),r++}
if(t.metadata!==void 0){let v=t.metadata;typeof v!="string"&&(e=o(e,i+"/metadata","type",{type:"string"},z.properties.metadata,v),r++),v==="locale"||v==="field"||
(e=o(e,i+"/metadata","enum",{allowedValues:z.properties.metadata.enum},z.properties.metadata,v),r++)}if(t.files!==void 0){let v=t.files;if(Array.isArray(v)){let x=v.
length;for(let I=0;I<x;I++){let T=v[I];if(T&&typeof T=="object"&&!Array.isArray(T)){T.path===void 0&&(e=o(e,i+"/files/"+I,"required",{missingProperty:"path"},z.
properties.files.items,T),r++);for(let h in T)h==="path"||h==="text"||h==="base64"||h==="file"||h==="copy_of"||h==="mime_type"||(e=o(e,i+"/files/"+I,"additional\
Properties",{additionalProperty:h},z.properties.files.items,T),r++);if(T.path!==void 0){let h=T.path;typeof h=="string"?Bs.test(h)||(e=o(e,i+"/files/"+I+"/path",
"pattern",{pattern:"^/[^\\ud800-\\udfff]+$"},z.properties.files.items.properties.path,h),r++):(e=o(e,i+"/files/"+I+"/path","type",{type:"string"},z.properties.files.
items.properties.path,h),r++)}if(T.text!==void 0){let h=T.text;typeof h!="string"&&(e=o(e,i+"/files/"+I+"/text","type",{type:"string"},z.properties.files.items.
properties.text,h),r++)}if(T.base64!==void 0){let h=T.base64;typeof h=="string"?Ks.test(h)||(e=o(e,i+"/files/"+I+"/base64","pattern",{pattern:"^[A-Za-z0-9+/]*={\
0,2}$"},z.properties.files.items.properties.base64,h),r++):(e=o(e,i+"/files/"+I+"/base64","type",{type:"string"},z.properties.files.items.properties.base64,h),r++)}
if(T.file!==void 0){let h=T.file;typeof h!="string"&&(e=o(e,i+"/files/"+I+"/file","type",{type:"string"},z.properties.files.items.properties.file,h),r++)}if(T.copy_of!==
void 0){let h=T.copy_of;typeof h!="string"&&(e=o(e,i+"/files/"+I+"/copy_of","type",{type:"string"},z.properties.files.items.properties.copy_of,h),r++)}if(T.mime_type!==
void 0){let h=T.mime_type;typeof h=="string"?Zs.test(h)||(e=o(e,i+"/files/"+I+"/mime_type","pattern",{pattern:"^[A-Za-z0-9!#$&^_.+-]{1,127}/[A-Za-z0-9!#$&^_.+-]\
{1,127}$"},z.properties.files.items.properties.mime_type,h),r++):(e=o(e,i+"/files/"+I+"/mime_type","type",{type:"string"},z.properties.files.items.properties.mime_type,
h),r++)}}else e=o(e,i+"/files/"+I,"type",{type:"object"},z.properties.files.items,T),r++}}else e=o(e,i+"/files","type",{type:"array"},z.properties.files,v),r++}
if(t.upload_collections!==void 0){let v=t.upload_collections;if(Array.isArray(v)){let x=v.length;for(let I=0;I<x;I++){let T=v[I];if(T&&typeof T=="object"&&!Array.
isArray(T)){T.id===void 0&&(e=o(e,i+"/upload_collections/"+I,"required",{missingProperty:"id"},z.properties.upload_collections.items,T),r++),T.label===void 0&&(e=
o(e,i+"/upload_collections/"+I,"required",{missingProperty:"label"},z.properties.upload_collections.items,T),r++);for(let h in T)h==="id"||h==="label"||h==="pos\
ition"||h==="parent"||(e=o(e,i+"/upload_collections/"+I,"additionalProperties",{additionalProperty:h},z.properties.upload_collections.items,T),r++);if(T.id!==void 0){
let h=T.id;typeof h=="string"?Jr(h)<1&&(e=o(e,i+"/upload_collections/"+I+"/id","minLength",{limit:1},z.properties.upload_collections.items.properties.id,h),r++):
(e=o(e,i+"/upload_collections/"+I+"/id","type",{type:"string"},z.properties.upload_collections.items.properties.id,h),r++)}if(T.label!==void 0){let h=T.label;typeof h!=
"string"&&(e=o(e,i+"/upload_collections/"+I+"/label","type",{type:"string"},z.properties.upload_collections.items.properties.label,h),r++)}if(T.position!==void 0){
let h=T.position;typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)||(e=o(e,i+"/upload_collections/"+I+"/position","type",{type:"integer"},z.properties.upload_collections.
items.properties.position,h),r++),typeof h=="number"&&isFinite(h)&&(h<0||isNaN(h))&&(e=o(e,i+"/upload_collections/"+I+"/position","minimum",{comparison:">=",limit:0},
z.properties.upload_collections.items.properties.position,h),r++)}if(T.parent!==void 0){let h=T.parent,ne=r,ge=!0,Ht=r;h!==null&&(e=o(e),r++);var m=Ht===r;if(r=
ne,e!==null&&(ne?e.length=ne:e=null),!m){let $o=r;Ri(h,{instancePath:i+"/upload_collections/"+I+"/parent",parentData:T,parentDataProperty:"parent",rootData:q})||
(e=N(e,Ri),r=e.length);var m=$o===r;ge=m}ge||(e=o(e,i+"/upload_collections/"+I+"/parent","if",{failingKeyword:"else"},z.properties.upload_collections.items.properties.
parent,h),r++)}}else e=o(e,i+"/upload_collections/"+I,"type",{type:"object"},z.properties.upload_collections.items,T),r++}}else e=o(e,i+"/upload_collections","t\
ype",{type:"array"},z.properties.upload_collections,v),r++}if(t.uploads!==void 0){let v=t.uploads;if(Array.isArray(v)){let x=v.length;for(let I=0;I<x;I++){let T=v[I];
if(T&&typeof T=="object"&&!Array.isArray(T)){T.id===void 0&&(e=o(e,i+"/uploads/"+I,"required",{missingProperty:"id"},z.properties.uploads.items,T),r++),T.path===
void 0&&(e=o(e,i+"/uploads/"+I,"required",{missingProperty:"path"},z.properties.uploads.items,T),r++);for(let h in T)Y.call(z.properties.uploads.items.properties,
h)||(e=o(e,i+"/uploads/"+I,"additionalProperties",{additionalProperty:h},z.properties.uploads.items,T),r++);if(T.id!==void 0){let h=T.id;typeof h=="string"?Jr(h)<
1&&(e=o(e,i+"/uploads/"+I+"/id","minLength",{limit:1},z.properties.uploads.items.properties.id,h),r++):(e=o(e,i+"/uploads/"+I+"/id","type",{type:"string"},z.properties.
uploads.items.properties.id,h),r++)}if(T.path!==void 0){let h=T.path;typeof h!="string"&&(e=o(e,i+"/uploads/"+I+"/path","type",{type:"string"},z.properties.uploads.
items.properties.path,h),r++)}if(T.basename!==void 0){let h=T.basename;typeof h=="string"?Jr(h)<1&&(e=o(e,i+"/uploads/"+I+"/basename","minLength",{limit:1},z.properties.
uploads.items.properties.basename,h),r++):(e=o(e,i+"/uploads/"+I+"/basename","type",{type:"string"},z.properties.uploads.items.properties.basename,h),r++)}if(T.
url!==void 0){let h=T.url;typeof h=="string"?Ys.test(h)||(e=o(e,i+"/uploads/"+I+"/url","pattern",{pattern:"^/[^\\ud800-\\udfff]*$"},z.properties.uploads.items.properties.
url,h),r++):(e=o(e,i+"/uploads/"+I+"/url","type",{type:"string"},z.properties.uploads.items.properties.url,h),r++)}if(T.default_field_metadata!==void 0){let h=T.
default_field_metadata;h&&typeof h=="object"&&!Array.isArray(h)||(e=o(e,i+"/uploads/"+I+"/default_field_metadata","type",{type:"object"},z.properties.uploads.items.
properties.default_field_metadata,h),r++)}if(T.created_at!==void 0){let h=T.created_at;typeof h=="string"?K.test(h)||(e=o(e,i+"/uploads/"+I+"/created_at","forma\
t",{format:"date-time"},z.properties.uploads.items.properties.created_at,h),r++):(e=o(e,i+"/uploads/"+I+"/created_at","type",{type:"string"},z.properties.uploads.
items.properties.created_at,h),r++)}if(T.updated_at!==void 0){let h=T.updated_at;typeof h=="string"?K.test(h)||(e=o(e,i+"/uploads/"+I+"/updated_at","format",{format:"\
date-time"},z.properties.uploads.items.properties.updated_at,h),r++):(e=o(e,i+"/uploads/"+I+"/updated_at","type",{type:"string"},z.properties.uploads.items.properties.
updated_at,h),r++)}if(T.author!==void 0){let h=T.author;typeof h!="string"&&h!==null&&(e=o(e,i+"/uploads/"+I+"/author","type",{type:z.properties.uploads.items.properties.
author.type},z.properties.uploads.items.properties.author,h),r++)}if(T.copyright!==void 0){let h=T.copyright;typeof h!="string"&&h!==null&&(e=o(e,i+"/uploads/"+
I+"/copyright","type",{type:z.properties.uploads.items.properties.copyright.type},z.properties.uploads.items.properties.copyright,h),r++)}if(T.notes!==void 0){let h=T.
notes;typeof h!="string"&&h!==null&&(e=o(e,i+"/uploads/"+I+"/notes","type",{type:z.properties.uploads.items.properties.notes.type},z.properties.uploads.items.properties.
notes,h),r++)}if(T.tags!==void 0){let h=T.tags;if(Array.isArray(h)){let ne=h.length;for(let ge=0;ge<ne;ge++){let Ht=h[ge];typeof Ht!="string"&&(e=o(e,i+"/upload\
s/"+I+"/tags/"+ge,"type",{type:"string"},z.properties.uploads.items.properties.tags.items,Ht),r++)}}else e=o(e,i+"/uploads/"+I+"/tags","type",{type:"array"},z.properties.
uploads.items.properties.tags,h),r++}if(T.creator!==void 0&&(ho(T.creator,{instancePath:i+"/uploads/"+I+"/creator",parentData:T,parentDataProperty:"creator",rootData:q})||
(e=N(e,ho),r=e.length)),T.upload_collection!==void 0){let h=T.upload_collection,ne=r,ge=!0,Ht=r;h!==null&&(e=o(e),r++);var _=Ht===r;if(r=ne,e!==null&&(ne?e.length=
ne:e=null),!_){let $o=r;Ri(h,{instancePath:i+"/uploads/"+I+"/upload_collection",parentData:T,parentDataProperty:"upload_collection",rootData:q})||(e=N(e,Ri),r=e.
length);var _=$o===r;ge=_}ge||(e=o(e,i+"/uploads/"+I+"/upload_collection","if",{failingKeyword:"else"},z.properties.uploads.items.properties.upload_collection,h),
r++)}}else e=o(e,i+"/uploads/"+I,"type",{type:"object"},z.properties.uploads.items,T),r++}}else e=o(e,i+"/uploads","type",{type:"array"},z.properties.uploads,v),
r++}if(t.upload_filters!==void 0){let v=t.upload_filters;if(Array.isArray(v)){let x=v.length;for(let I=0;I<x;I++){let T=v[I];if(T&&typeof T=="object"&&!Array.isArray(
T)){T.id===void 0&&(e=o(e,i+"/upload_filters/"+I,"required",{missingProperty:"id"},z.properties.upload_filters.items,T),r++),T.name===void 0&&(e=o(e,i+"/upload_\
filters/"+I,"required",{missingProperty:"name"},z.properties.upload_filters.items,T),r++),T.filter===void 0&&(e=o(e,i+"/upload_filters/"+I,"required",{missingProperty:"\
filter"},z.properties.upload_filters.items,T),r++),T.shared===void 0&&(e=o(e,i+"/upload_filters/"+I,"required",{missingProperty:"shared"},z.properties.upload_filters.
items,T),r++);for(let h in T)h==="id"||h==="name"||h==="filter"||h==="shared"||(e=o(e,i+"/upload_filters/"+I,"additionalProperties",{additionalProperty:h},z.properties.
upload_filters.items,T),r++);if(T.id!==void 0){let h=T.id;typeof h=="string"?Jr(h)<1&&(e=o(e,i+"/upload_filters/"+I+"/id","minLength",{limit:1},z.properties.upload_filters.
items.properties.id,h),r++):(e=o(e,i+"/upload_filters/"+I+"/id","type",{type:"string"},z.properties.upload_filters.items.properties.id,h),r++)}if(T.name!==void 0){
let h=T.name;typeof h!="string"&&(e=o(e,i+"/upload_filters/"+I+"/name","type",{type:"string"},z.properties.upload_filters.items.properties.name,h),r++)}if(T.filter!==
void 0){let h=T.filter;h&&typeof h=="object"&&!Array.isArray(h)||(e=o(e,i+"/upload_filters/"+I+"/filter","type",{type:"object"},z.properties.upload_filters.items.
properties.filter,h),r++)}if(T.shared!==void 0){let h=T.shared;typeof h!="boolean"&&(e=o(e,i+"/upload_filters/"+I+"/shared","type",{type:"boolean"},z.properties.
upload_filters.items.properties.shared,h),r++)}}else e=o(e,i+"/upload_filters/"+I,"type",{type:"object"},z.properties.upload_filters.items,T),r++}}else e=o(e,i+
"/upload_filters","type",{type:"array"},z.properties.upload_filters,v),r++}if(t.records!==void 0){let v=t.records;if(Array.isArray(v)){let x=v.length;for(let I=0;I<
x;I++){let T=v[I];if(T&&typeof T=="object"&&!Array.isArray(T)){T.id===void 0&&(e=o(e,i+"/records/"+I,"required",{missingProperty:"id"},z.properties.records.items,
T),r++),T.type===void 0&&(e=o(e,i+"/records/"+I,"required",{missingProperty:"type"},z.properties.records.items,T),r++),T.attributes===void 0&&(e=o(e,i+"/records\
/"+I,"required",{missingProperty:"attributes"},z.properties.records.items,T),r++);for(let h in T)h==="id"||h==="type"||h==="attributes"||h==="relationships"||h===
"meta"||(e=o(e,i+"/records/"+I,"additionalProperties",{additionalProperty:h},z.properties.records.items,T),r++);if(T.id!==void 0){let h=T.id;typeof h=="string"?
Jr(h)<1&&(e=o(e,i+"/records/"+I+"/id","minLength",{limit:1},z.properties.records.items.properties.id,h),r++):(e=o(e,i+"/records/"+I+"/id","type",{type:"string"},
z.properties.records.items.properties.id,h),r++)}if(T.type!==void 0){let h=T.type;typeof h!="string"&&(e=o(e,i+"/records/"+I+"/type","type",{type:"string"},z.properties.
records.items.properties.type,h),r++),h!=="item"&&(e=o(e,i+"/records/"+I+"/type","const",{allowedValue:"item"},z.properties.records.items.properties.type,h),r++)}
if(T.attributes!==void 0){let h=T.attributes;h&&typeof h=="object"&&!Array.isArray(h)||(e=o(e,i+"/records/"+I+"/attributes","type",{type:"object"},z.properties.
records.items.properties.attributes,h),r++)}if(T.relationships!==void 0){let h=T.relationships;h&&typeof h=="object"&&!Array.isArray(h)||(e=o(e,i+"/records/"+I+
"/relationships","type",{type:"object"},z.properties.records.items.properties.relationships,h),r++)}if(T.meta!==void 0){let h=T.meta;h&&typeof h=="object"&&!Array.
isArray(h)||(e=o(e,i+"/records/"+I+"/meta","type",{type:"object"},z.properties.records.items.properties.meta,h),r++)}}else e=o(e,i+"/records/"+I,"type",{type:"o\
bject"},z.properties.records.items,T),r++}}else e=o(e,i+"/records","type",{type:"array"},z.properties.records,v),r++}if(t.upload_tags!==void 0){let v=t.upload_tags;
if(Array.isArray(v)){let x=v.length;for(let I=0;I<x;I++){let T=v[I];typeof T!="string"&&(e=o(e,i+"/upload_tags/"+I,"type",{type:"string"},z.properties.upload_tags.
items,T),r++)}}else e=o(e,i+"/upload_tags","type",{type:"array"},z.properties.upload_tags,v),r++}if(t.webhooks!==void 0){let v=t.webhooks;if(Array.isArray(v)){let x=v.
length;for(let I=0;I<x;I++){let T=v[I];if(T&&typeof T=="object"&&!Array.isArray(T)){T.id===void 0&&(e=o(e,i+"/webhooks/"+I,"required",{missingProperty:"id"},z.properties.
webhooks.items,T),r++),T.name===void 0&&(e=o(e,i+"/webhooks/"+I,"required",{missingProperty:"name"},z.properties.webhooks.items,T),r++),T.url===void 0&&(e=o(e,i+
"/webhooks/"+I,"required",{missingProperty:"url"},z.properties.webhooks.items,T),r++);for(let h in T)Y.call(z.properties.webhooks.items.properties,h)||(e=o(e,i+
"/webhooks/"+I,"additionalProperties",{additionalProperty:h},z.properties.webhooks.items,T),r++);if(T.id!==void 0){let h=T.id;typeof h=="string"?Jr(h)<1&&(e=o(e,
i+"/webhooks/"+I+"/id","minLength",{limit:1},z.properties.webhooks.items.properties.id,h),r++):(e=o(e,i+"/webhooks/"+I+"/id","type",{type:"string"},z.properties.
webhooks.items.properties.id,h),r++)}if(T.name!==void 0){let h=T.name;typeof h!="string"&&(e=o(e,i+"/webhooks/"+I+"/name","type",{type:"string"},z.properties.webhooks.
items.properties.name,h),r++)}if(T.url!==void 0){let h=T.url;typeof h!="string"&&(e=o(e,i+"/webhooks/"+I+"/url","type",{type:"string"},z.properties.webhooks.items.
properties.url,h),r++)}if(T.custom_payload!==void 0){let h=T.custom_payload;typeof h!="string"&&h!==null&&(e=o(e,i+"/webhooks/"+I+"/custom_payload","type",{type:z.
properties.webhooks.items.properties.custom_payload.type},z.properties.webhooks.items.properties.custom_payload,h),r++)}if(T.headers!==void 0){let h=T.headers;if(h&&
typeof h=="object"&&!Array.isArray(h))for(let ne in h){let ge=h[ne];typeof ge!="string"&&(e=o(e,i+"/webhooks/"+I+"/headers/"+ne.replace(/~/g,"~0").replace(/\//g,
"~1"),"type",{type:"string"},z.properties.webhooks.items.properties.headers.additionalProperties,ge),r++)}else e=o(e,i+"/webhooks/"+I+"/headers","type",{type:"o\
bject"},z.properties.webhooks.items.properties.headers,h),r++}if(T.events!==void 0){let h=T.events;if(Array.isArray(h)){let ne=h.length;for(let ge=0;ge<ne;ge++)
No(h[ge],{instancePath:i+"/webhooks/"+I+"/events/"+ge,parentData:h,parentDataProperty:ge,rootData:q})||(e=N(e,No),r=e.length)}else e=o(e,i+"/webhooks/"+I+"/even\
ts","type",{type:"array"},z.properties.webhooks.items.properties.events,h),r++}if(T.http_basic_user!==void 0){let h=T.http_basic_user;typeof h!="string"&&h!==null&&
(e=o(e,i+"/webhooks/"+I+"/http_basic_user","type",{type:z.properties.webhooks.items.properties.http_basic_user.type},z.properties.webhooks.items.properties.http_basic_user,
h),r++)}if(T.http_basic_password!==void 0){let h=T.http_basic_password;typeof h!="string"&&h!==null&&(e=o(e,i+"/webhooks/"+I+"/http_basic_password","type",{type:z.
properties.webhooks.items.properties.http_basic_password.type},z.properties.webhooks.items.properties.http_basic_password,h),r++)}if(T.enabled!==void 0){let h=T.
enabled;typeof h!="boolean"&&(e=o(e,i+"/webhooks/"+I+"/enabled","type",{type:"boolean"},z.properties.webhooks.items.properties.enabled,h),r++)}if(T.payload_api_version!==
void 0){let h=T.payload_api_version;typeof h!="string"&&(e=o(e,i+"/webhooks/"+I+"/payload_api_version","type",{type:"string"},z.properties.webhooks.items.properties.
payload_api_version,h),r++)}if(T.nested_items_in_payload!==void 0){let h=T.nested_items_in_payload;typeof h!="boolean"&&(e=o(e,i+"/webhooks/"+I+"/nested_items_i\
n_payload","type",{type:"boolean"},z.properties.webhooks.items.properties.nested_items_in_payload,h),r++)}if(T.auto_retry!==void 0){let h=T.auto_retry;typeof h!=
"boolean"&&(e=o(e,i+"/webhooks/"+I+"/auto_retry","type",{type:"boolean"},z.properties.webhooks.items.properties.auto_retry,h),r++)}}else e=o(e,i+"/webhooks/"+I,
"type",{type:"object"},z.properties.webhooks.items,T),r++}}else e=o(e,i+"/webhooks","type",{type:"array"},z.properties.webhooks,v),r++}}else e=o(e,i,"type",{type:"\
object"},z,t),r++;return Fs.errors=e,r===0}function o(t,i,w,E,q,e){let r={instancePath:i,keyword:w,params:E,parentSchema:q,data:e};return t===null?[r]:(t.push(r),
t)}function N(t,i){let w=i.errors;if(i.errors=null,t===null)return w;for(let E of w)t.push(E);return t}return{flat:{updateUpload:{200:a.v0,202:a.v1,400:a.v2,401:a.
v2,403:a.v2,404:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2,request:a.v3},getUpload:{200:a.v0,401:a.v2,403:a.v2,404:a.v2,405:a.v2,422:a.
v2,429:a.v2,500:a.v2,503:a.v2},deleteUpload:{200:a.v0,401:a.v2,403:a.v2,404:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},createUpload:{201:a.v0,202:a.v1,400:a.
v2,401:a.v2,403:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2,request:a.v4},listUploads:{200:a.v5,401:a.v2,403:a.v2,405:a.v2,422:a.v2,429:a.
v2,500:a.v2,503:a.v2},getSite:{200:a.v6,401:a.v2,403:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},listEnvironments:{200:a.v7,401:a.v2,403:a.v2,405:a.v2,422:a.
v2,429:a.v2,500:a.v2,503:a.v2},bulkTagUploads:{200:a.v8,202:a.v1,400:a.v2,401:a.v2,403:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2,request:a.
v9},bulkSetUploadCollection:{200:a.v8,202:a.v1,400:a.v2,401:a.v2,403:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2,request:a.v10},bulkDestroyUploads:{
200:a.v8,202:a.v1,400:a.v2,401:a.v2,403:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2,request:a.v11},listUploadReferences:{200:a.v12,401:a.
v2,403:a.v2,404:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},listUploadTracks:{200:a.v13,401:a.v2,403:a.v2,404:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.
v2},createUploadTrack:{202:a.v1,400:a.v2,401:a.v2,403:a.v2,404:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2,request:a.v14},listUploadTags:{
200:a.v15,401:a.v2,403:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},createUploadTag:{201:a.v16,400:a.v2,401:a.v2,403:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.
v2,429:a.v2,500:a.v2,503:a.v2,request:a.v17},listUploadSmartTags:{200:a.v18,401:a.v2,403:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},getUploadFilter:{200:a.
v19,401:a.v2,403:a.v2,404:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},updateUploadFilter:{200:a.v19,400:a.v2,401:a.v2,403:a.v2,404:a.v2,405:a.v2,413:a.v2,
415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2,request:a.v20},deleteUploadFilter:{200:a.v19,401:a.v2,403:a.v2,404:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},
createUploadFilter:{201:a.v19,400:a.v2,401:a.v2,403:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2,request:a.v21},listUploadFilters:{200:a.
v22,401:a.v2,403:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},createUploadRequest:{201:a.v23,400:a.v2,401:a.v2,403:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.v2,
429:a.v2,500:a.v2,503:a.v2,request:a.v24},updateWebhook:{200:a.v25,400:a.v2,401:a.v2,403:a.v2,404:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.
v2,request:a.v26},getWebhook:{200:a.v25,401:a.v2,403:a.v2,404:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},deleteWebhook:{200:a.v25,401:a.v2,403:a.v2,404:a.
v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},createWebhook:{201:a.v25,400:a.v2,401:a.v2,403:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.
v2,request:a.v27},listWebhooks:{200:a.v28,401:a.v2,403:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},listWebhookCalls:{200:a.v29,401:a.v2,403:a.v2,405:a.v2,
422:a.v2,429:a.v2,500:a.v2,503:a.v2},getWebhookCall:{200:a.v30,401:a.v2,403:a.v2,404:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},resendWebhookCall:{401:a.
v2,403:a.v2,404:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},getUploadCollection:{200:a.v31,401:a.v2,403:a.v2,404:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,
503:a.v2},updateUploadCollection:{200:a.v31,400:a.v2,401:a.v2,403:a.v2,404:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2,request:a.v32},deleteUploadCollection:{
200:a.v31,401:a.v2,403:a.v2,404:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},createUploadCollection:{201:a.v31,400:a.v2,401:a.v2,403:a.v2,405:a.v2,413:a.v2,
415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2,request:a.v33},listUploadCollections:{200:a.v34,401:a.v2,403:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},reorderUploadCollections:{
200:a.v34,202:a.v1,400:a.v2,401:a.v2,403:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2,request:a.v35},getJobResult:{200:a.v36,401:a.v2,403:a.
v2,404:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2}},"json-api":{updateUpload:{200:a.v37,202:a.v38,400:a.v39,401:a.v39,404:a.v39,413:a.v39,415:a.v39,422:a.
v39,429:a.v39,500:a.v39,503:a.v39,request:a.v40},getUpload:{200:a.v37,401:a.v39,404:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},deleteUpload:{200:a.v37,401:a.
v39,404:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},createUpload:{201:a.v37,202:a.v38,400:a.v39,401:a.v39,413:a.v39,415:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.
v39,request:a.v41},listUploads:{200:a.v42,401:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},getSite:{200:a.v43,401:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},
listEnvironments:{200:a.v44,401:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},bulkTagUploads:{200:a.v45,202:a.v38,400:a.v39,401:a.v39,413:a.v39,415:a.v39,422:a.
v39,429:a.v39,500:a.v39,503:a.v39,request:a.v46},bulkSetUploadCollection:{200:a.v45,202:a.v38,400:a.v39,401:a.v39,413:a.v39,415:a.v39,422:a.v39,429:a.v39,500:a.
v39,503:a.v39,request:a.v47},bulkDestroyUploads:{200:a.v45,202:a.v38,400:a.v39,401:a.v39,413:a.v39,415:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39,request:a.v48},
listUploadReferences:{200:a.v49,401:a.v39,404:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},listUploadTracks:{200:a.v50,401:a.v39,404:a.v39,422:a.v39,429:a.v39,
500:a.v39,503:a.v39},createUploadTrack:{202:a.v38,400:a.v39,401:a.v39,404:a.v39,413:a.v39,415:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39,request:a.v51},listUploadTags:{
200:a.v52,401:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},createUploadTag:{201:a.v53,400:a.v39,401:a.v39,413:a.v39,415:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.
v39,request:a.v54},listUploadSmartTags:{200:a.v55,401:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},getUploadFilter:{200:a.v56,401:a.v39,404:a.v39,422:a.v39,429:a.
v39,500:a.v39,503:a.v39},updateUploadFilter:{200:a.v56,400:a.v39,401:a.v39,404:a.v39,413:a.v39,415:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39,request:a.v57},
deleteUploadFilter:{200:a.v56,401:a.v39,404:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},createUploadFilter:{201:a.v56,400:a.v39,401:a.v39,413:a.v39,415:a.v39,
422:a.v39,429:a.v39,500:a.v39,503:a.v39,request:a.v58},listUploadFilters:{200:a.v59,401:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},createUploadRequest:{201:a.
v60,400:a.v39,401:a.v39,413:a.v39,415:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39,request:a.v61},updateWebhook:{200:a.v62,400:a.v39,401:a.v39,404:a.v39,413:a.
v39,415:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39,request:a.v63},getWebhook:{200:a.v62,401:a.v39,404:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},deleteWebhook:{
200:a.v62,401:a.v39,404:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},createWebhook:{201:a.v62,400:a.v39,401:a.v39,413:a.v39,415:a.v39,422:a.v39,429:a.v39,500:a.
v39,503:a.v39,request:a.v64},listWebhooks:{200:a.v65,401:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},listWebhookCalls:{200:a.v66,401:a.v39,422:a.v39,429:a.v39,
500:a.v39,503:a.v39},getWebhookCall:{200:a.v67,401:a.v39,404:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},resendWebhookCall:{401:a.v39,404:a.v39,422:a.v39,429:a.
v39,500:a.v39,503:a.v39},getUploadCollection:{200:a.v68,401:a.v39,404:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},updateUploadCollection:{200:a.v68,400:a.v39,
401:a.v39,404:a.v39,413:a.v39,415:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39,request:a.v69},deleteUploadCollection:{200:a.v68,401:a.v39,404:a.v39,422:a.v39,429:a.
v39,500:a.v39,503:a.v39},createUploadCollection:{201:a.v68,400:a.v39,401:a.v39,413:a.v39,415:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39,request:a.v70},listUploadCollections:{
200:a.v71,401:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},reorderUploadCollections:{200:a.v71,202:a.v38,400:a.v39,401:a.v39,413:a.v39,415:a.v39,422:a.v39,429:a.
v39,500:a.v39,503:a.v39,request:a.v72},getJobResult:{200:a.v73,401:a.v39,404:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39}},by_field:{flat:{updateUpload:{200:a.
v74,request:a.v75},getUpload:{200:a.v74},deleteUpload:{200:a.v74},createUpload:{201:a.v74,request:a.v76},listUploads:{200:a.v77},getSite:{},listEnvironments:{},
bulkTagUploads:{200:a.v78},bulkSetUploadCollection:{200:a.v78},bulkDestroyUploads:{200:a.v78},listUploadReferences:{},listUploadTracks:{},createUploadTrack:{},listUploadTags:{},
createUploadTag:{},listUploadSmartTags:{},getUploadFilter:{},updateUploadFilter:{},deleteUploadFilter:{},createUploadFilter:{},listUploadFilters:{},createUploadRequest:{},
updateWebhook:{},getWebhook:{},deleteWebhook:{},createWebhook:{},listWebhooks:{},listWebhookCalls:{},getWebhookCall:{},resendWebhookCall:{},getUploadCollection:{},
updateUploadCollection:{},deleteUploadCollection:{},createUploadCollection:{},listUploadCollections:{},reorderUploadCollections:{},getJobResult:{200:a.v79}},"js\
on-api":{updateUpload:{200:a.v80,request:a.v81},getUpload:{200:a.v80},deleteUpload:{200:a.v80},createUpload:{201:a.v80,request:a.v82},listUploads:{200:a.v83},getSite:{},
listEnvironments:{},bulkTagUploads:{200:a.v84},bulkSetUploadCollection:{200:a.v84},bulkDestroyUploads:{200:a.v84},listUploadReferences:{},listUploadTracks:{},createUploadTrack:{},
listUploadTags:{},createUploadTag:{},listUploadSmartTags:{},getUploadFilter:{},updateUploadFilter:{},deleteUploadFilter:{},createUploadFilter:{},listUploadFilters:{},
createUploadRequest:{},updateWebhook:{},getWebhook:{},deleteWebhook:{},createWebhook:{},listWebhooks:{},listWebhookCalls:{},getWebhookCall:{},resendWebhookCall:{},
getUploadCollection:{},updateUploadCollection:{},deleteUploadCollection:{},createUploadCollection:{},listUploadCollections:{},reorderUploadCollections:{},getJobResult:{
200:a.v85}}},seed:a.v86}})(),yn=(()=>{let a={};a.v0=Y;let U={$id:"standin://flat/query/updateUpload",type:"object",additionalProperties:!1,properties:{replace_strategy:{
type:"string",enum:["create_new_url","keep_url"],default:"create_new_url"}}};function Y(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){
let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d)){d.replace_strategy===void 0&&(d.replace_strategy="create_new_url");for(let g in d)g!=="replace_strat\
egy"&&(y=D(y,c,"additionalProperties",{additionalProperty:g},U,d),A++);let l=d.replace_strategy;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(
l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,c+"/replace_strategy","type",{
type:"string"},U.properties.replace_strategy,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.replace_strategy=u))}l==="create_new_url"||l==="keep_url"||(y=D(y,c+"/repl\
ace_strategy","enum",{allowedValues:U.properties.replace_strategy.enum},U.properties.replace_strategy,l),A++)}else y=D(y,c,"type",{type:"object"},U,d),A++;return Y.
errors=y,A===0}a.v1=K;let H={$id:"standin://flat/query/getUpload",type:"object",additionalProperties:!1,properties:{}};function K(d,{instancePath:c="",parentData:S,
parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)y=D(y,c,"additionalProperties",{additionalProperty:l},
H,d),A++;else y=D(y,c,"type",{type:"object"},H,d),A++;return K.errors=y,A===0}a.v2=Ve;let nt={$id:"standin://flat/query/deleteUpload",type:"object",additionalProperties:!1,
properties:{}};function Ve(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)
y=D(y,c,"additionalProperties",{additionalProperty:l},nt,d),A++;else y=D(y,c,"type",{type:"object"},nt,d),A++;return Ve.errors=y,A===0}a.v3=Ft;let ve={$id:"stan\
din://flat/query/createUpload",type:"object",additionalProperties:!1,properties:{}};function Ft(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){
let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)y=D(y,c,"additionalProperties",{additionalProperty:l},ve,d),A++;else y=D(y,c,"type",{type:"\
object"},ve,d),A++;return Ft.errors=y,A===0}a.v4=Ee;let Ze={$id:"standin://flat/query/listUploads",type:"object",additionalProperties:!1,properties:{"page[offse\
t]":{type:"integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,default:30},"filter[ids]":{type:"string"},"filter[query]":{type:"st\
ring"},"filter[fields]":{$ref:"standin://flat/schemas#/$defs/UploadFieldsFilter"},locale:{type:"string"},order_by:{type:"array",items:{$ref:"standin://flat/sche\
mas#/$defs/UploadOrderRule"}}}},Ne={type:"object",additionalProperties:!1,properties:{AND:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadFieldCo\
nditions"}},OR:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadFieldConditions"}},type:{$ref:"standin://flat/schemas#/$defs/FilterByType"},size:{
$ref:"standin://flat/schemas#/$defs/FilterByNumber"},width:{$ref:"standin://flat/schemas#/$defs/FilterByNumber"},height:{$ref:"standin://flat/schemas#/$defs/Fil\
terByNumber"},_created_at:{$ref:"standin://flat/schemas#/$defs/FilterByTime"},_updated_at:{$ref:"standin://flat/schemas#/$defs/FilterByTime"},tags:{$ref:"standi\
n://flat/schemas#/$defs/FilterByWords"},smart_tags:{$ref:"standin://flat/schemas#/$defs/FilterByWords"},colors:{$ref:"standin://flat/schemas#/$defs/FilterByWord\
s"},filename:{$ref:"standin://flat/schemas#/$defs/FilterByText"},basename:{$ref:"standin://flat/schemas#/$defs/FilterByText"},author:{$ref:"standin://flat/schem\
as#/$defs/FilterByOptionalText"},copyright:{$ref:"standin://flat/schemas#/$defs/FilterByOptionalText"},notes:{$ref:"standin://flat/schemas#/$defs/FilterByOption\
alText"},alt:{$ref:"standin://flat/schemas#/$defs/FilterByMetadata"},title:{$ref:"standin://flat/schemas#/$defs/FilterByMetadata"},format:{$ref:"standin://flat/\
schemas#/$defs/FilterByValue"},id:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},md5:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},path:{$ref:"stan\
din://flat/schemas#/$defs/FilterByValue"},mime_type:{$ref:"standin://flat/schemas#/$defs/FilterByMediaType"},in_use:{$ref:"standin://flat/schemas#/$defs/FilterB\
yFlag"},upload_collection:{$ref:"standin://flat/schemas#/$defs/FilterByReference"},orientation:{$ref:"standin://flat/schemas#/$defs/FilterByOrientation"},resolution:{
$ref:"standin://flat/schemas#/$defs/FilterByResolution"}}},Tt=Object.prototype.hasOwnProperty,Ye={type:"object",additionalProperties:!1,properties:{type:{$ref:"\
standin://flat/schemas#/$defs/FilterByType"},size:{$ref:"standin://flat/schemas#/$defs/FilterByNumber"},width:{$ref:"standin://flat/schemas#/$defs/FilterByNumbe\
r"},height:{$ref:"standin://flat/schemas#/$defs/FilterByNumber"},_created_at:{$ref:"standin://flat/schemas#/$defs/FilterByTime"},_updated_at:{$ref:"standin://fl\
at/schemas#/$defs/FilterByTime"},tags:{$ref:"standin://flat/schemas#/$defs/FilterByWords"},smart_tags:{$ref:"standin://flat/schemas#/$defs/FilterByWords"},colors:{
$ref:"standin://flat/schemas#/$defs/FilterByWords"},filename:{$ref:"standin://flat/schemas#/$defs/FilterByText"},basename:{$ref:"standin://flat/schemas#/$defs/F\
ilterByText"},author:{$ref:"standin://flat/schemas#/$defs/FilterByOptionalText"},copyright:{$ref:"standin://flat/schemas#/$defs/FilterByOptionalText"},notes:{$ref:"\
standin://flat/schemas#/$defs/FilterByOptionalText"},alt:{$ref:"standin://flat/schemas#/$defs/FilterByMetadata"},title:{$ref:"standin://flat/schemas#/$defs/Filt\
erByMetadata"},format:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},id:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},md5:{$ref:"standin://flat/sch\
emas#/$defs/FilterByValue"},path:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},mime_type:{$ref:"standin://flat/schemas#/$defs/FilterByMediaType"},in_use:{
$ref:"standin://flat/schemas#/$defs/FilterByFlag"},upload_collection:{$ref:"standin://flat/schemas#/$defs/FilterByReference"},orientation:{$ref:"standin://flat/\
schemas#/$defs/FilterByOrientation"},resolution:{$ref:"standin://flat/schemas#/$defs/FilterByResolution"}}},ce={type:"object",additionalProperties:!1,properties:{
eq:{type:"string",enum:["archive","audio","image","pdfdocument","presentation","richtext","spreadsheet","video"]},neq:{type:"string",enum:["archive","audio","im\
age","pdfdocument","presentation","richtext","spreadsheet","video"]},in:{type:"array",items:{type:"string",enum:["archive","audio","image","pdfdocument","presen\
tation","richtext","spreadsheet","video"]}},not_in:{type:"array",items:{type:"string",enum:["archive","audio","image","pdfdocument","presentation","richtext","s\
preadsheet","video"]}}}};function _e(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(
d)){for(let l in d)l==="eq"||l==="neq"||l==="in"||l==="not_in"||(y=D(y,c,"additionalProperties",{additionalProperty:l},ce,d),A++);if(d.eq!==void 0){let l=d.eq;if(typeof l!=
"string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+
l:l===null?u="":(y=D(y,c+"/eq","type",{type:"string"},ce.properties.eq,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.eq=u))}l==="archive"||l==="audio"||l==="image"||
l==="pdfdocument"||l==="presentation"||l==="richtext"||l==="spreadsheet"||l==="video"||(y=D(y,c+"/eq","enum",{allowedValues:ce.properties.eq.enum},ce.properties.
eq,l),A++)}if(d.neq!==void 0){let l=d.neq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="stri\
ng"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,c+"/neq","type",{type:"string"},ce.properties.neq,l),A++)),u!==void 0&&(l=u,d!==void 0&&
(d.neq=u))}l==="archive"||l==="audio"||l==="image"||l==="pdfdocument"||l==="presentation"||l==="richtext"||l==="spreadsheet"||l==="video"||(y=D(y,c+"/neq","enum",
{allowedValues:ce.properties.neq.enum},ce.properties.neq,l),A++)}if(d.in!==void 0){let l=d.in;if(!Array.isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(
l)&&l.length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:(y=D(y,c+"/in","type",{type:"\
array"},ce.properties.in,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.in=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!="strin\
g"){let $=typeof b,F;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(F=b)),F===void 0&&($=="number"||$=="boolean"?F=""+b:b===
null?F="":(y=D(y,c+"/in/"+u,"type",{type:"string"},ce.properties.in.items,b),A++)),F!==void 0&&(b=F,l!==void 0&&(l[u]=F))}b==="archive"||b==="audio"||b==="image"||
b==="pdfdocument"||b==="presentation"||b==="richtext"||b==="spreadsheet"||b==="video"||(y=D(y,c+"/in/"+u,"enum",{allowedValues:ce.properties.in.items.enum},ce.properties.
in.items,b),A++)}}}if(d.not_in!==void 0){let l=d.not_in;if(!Array.isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,Array.
isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:(y=D(y,c+"/not_in","type",{type:"array"},ce.properties.not_in,l),A++)),
u!==void 0&&(l=u,d!==void 0&&(d.not_in=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!="string"){let $=typeof b,F;$=="objec\
t"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(F=b)),F===void 0&&($=="number"||$=="boolean"?F=""+b:b===null?F="":(y=D(y,c+"/not_in/"+
u,"type",{type:"string"},ce.properties.not_in.items,b),A++)),F!==void 0&&(b=F,l!==void 0&&(l[u]=F))}b==="archive"||b==="audio"||b==="image"||b==="pdfdocument"||
b==="presentation"||b==="richtext"||b==="spreadsheet"||b==="video"||(y=D(y,c+"/not_in/"+u,"enum",{allowedValues:ce.properties.not_in.items.enum},ce.properties.not_in.
items,b),A++)}}}}else y=D(y,c,"type",{type:"object"},ce,d),A++;return _e.errors=y,A===0}let le={type:"object",additionalProperties:!1,properties:{eq:{type:"numb\
er"},neq:{type:"number"},gt:{type:"number"},gte:{type:"number"},lt:{type:"number"},lte:{type:"number"}}};function G(d,{instancePath:c="",parentData:S,parentDataProperty:M,
rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let l in d)l==="eq"||l==="neq"||l==="gt"||l==="gte"||l==="lt"||l==="lte"||(y=D(
y,c,"additionalProperties",{additionalProperty:l},le,d),A++);if(d.eq!==void 0){let l=d.eq;if(!(typeof l=="number"&&isFinite(l))){let g=typeof l,u;g=="object"&&Array.
isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="number"&&isFinite(l)&&(u=l)),u===void 0&&(g=="boolean"||l===null||g=="string"&&l&&l==+l?u=+l:(y=D(y,c+"/e\
q","type",{type:"number"},le.properties.eq,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.eq=u))}}if(d.neq!==void 0){let l=d.neq;if(!(typeof l=="number"&&isFinite(l))){
let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="number"&&isFinite(l)&&(u=l)),u===void 0&&(g=="boolean"||l===null||g==
"string"&&l&&l==+l?u=+l:(y=D(y,c+"/neq","type",{type:"number"},le.properties.neq,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.neq=u))}}if(d.gt!==void 0){let l=d.gt;
if(!(typeof l=="number"&&isFinite(l))){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="number"&&isFinite(l)&&(u=l)),u===
void 0&&(g=="boolean"||l===null||g=="string"&&l&&l==+l?u=+l:(y=D(y,c+"/gt","type",{type:"number"},le.properties.gt,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.gt=u))}}
if(d.gte!==void 0){let l=d.gte;if(!(typeof l=="number"&&isFinite(l))){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l==
"number"&&isFinite(l)&&(u=l)),u===void 0&&(g=="boolean"||l===null||g=="string"&&l&&l==+l?u=+l:(y=D(y,c+"/gte","type",{type:"number"},le.properties.gte,l),A++)),
u!==void 0&&(l=u,d!==void 0&&(d.gte=u))}}if(d.lt!==void 0){let l=d.lt;if(!(typeof l=="number"&&isFinite(l))){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==
1&&(l=l[0],g=typeof l,typeof l=="number"&&isFinite(l)&&(u=l)),u===void 0&&(g=="boolean"||l===null||g=="string"&&l&&l==+l?u=+l:(y=D(y,c+"/lt","type",{type:"numbe\
r"},le.properties.lt,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.lt=u))}}if(d.lte!==void 0){let l=d.lte;if(!(typeof l=="number"&&isFinite(l))){let g=typeof l,u;g==
"object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="number"&&isFinite(l)&&(u=l)),u===void 0&&(g=="boolean"||l===null||g=="string"&&l&&l==+l?u=
+l:(y=D(y,c+"/lte","type",{type:"number"},le.properties.lte,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.lte=u))}}}else y=D(y,c,"type",{type:"object"},le,d),A++;return G.
errors=y,A===0}let He={type:"object",additionalProperties:!1,properties:{eq:{type:"string",format:"date-time"},neq:{type:"string",format:"date-time"},gt:{type:"\
string",format:"date-time"},gte:{type:"string",format:"date-time"},lt:{type:"string",format:"date-time"},lte:{type:"string",format:"date-time"}}},Se=/^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
function Je(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let l in d)
l==="eq"||l==="neq"||l==="gt"||l==="gte"||l==="lt"||l==="lte"||(y=D(y,c,"additionalProperties",{additionalProperty:l},He,d),A++);if(d.eq!==void 0){let l=d.eq;if(typeof l!=
"string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+
l:l===null?u="":(y=D(y,c+"/eq","type",{type:"string"},He.properties.eq,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.eq=u))}typeof l=="string"&&(Se.test(l)||(y=D(y,c+
"/eq","format",{format:"date-time"},He.properties.eq,l),A++))}if(d.neq!==void 0){let l=d.neq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(
l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,c+"/neq","type",{type:"string"},
He.properties.neq,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.neq=u))}typeof l=="string"&&(Se.test(l)||(y=D(y,c+"/neq","format",{format:"date-time"},He.properties.
neq,l),A++))}if(d.gt!==void 0){let l=d.gt;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="stri\
ng"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,c+"/gt","type",{type:"string"},He.properties.gt,l),A++)),u!==void 0&&(l=u,d!==void 0&&
(d.gt=u))}typeof l=="string"&&(Se.test(l)||(y=D(y,c+"/gt","format",{format:"date-time"},He.properties.gt,l),A++))}if(d.gte!==void 0){let l=d.gte;if(typeof l!="s\
tring"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:
l===null?u="":(y=D(y,c+"/gte","type",{type:"string"},He.properties.gte,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.gte=u))}typeof l=="string"&&(Se.test(l)||(y=D(y,
c+"/gte","format",{format:"date-time"},He.properties.gte,l),A++))}if(d.lt!==void 0){let l=d.lt;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(
l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,c+"/lt","type",{type:"string"},
He.properties.lt,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.lt=u))}typeof l=="string"&&(Se.test(l)||(y=D(y,c+"/lt","format",{format:"date-time"},He.properties.lt,
l),A++))}if(d.lte!==void 0){let l=d.lte;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&
(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,c+"/lte","type",{type:"string"},He.properties.lte,l),A++)),u!==void 0&&(l=u,d!==void 0&&
(d.lte=u))}typeof l=="string"&&(Se.test(l)||(y=D(y,c+"/lte","format",{format:"date-time"},He.properties.lte,l),A++))}}else y=D(y,c,"type",{type:"object"},He,d),
A++;return Je.errors=y,A===0}let lt={type:"object",additionalProperties:!1,properties:{contains:{type:"string"},any_in:{type:"array",items:{type:"string"}},all_in:{
type:"array",items:{type:"string"}},not_in:{type:"array",items:{type:"string"}},eq:{type:"array",items:{type:"string"}}}};function fe(d,{instancePath:c="",parentData:S,
parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let l in d)l==="contains"||l==="any_in"||l==="all_in"||l===
"not_in"||l==="eq"||(y=D(y,c,"additionalProperties",{additionalProperty:l},lt,d),A++);if(d.contains!==void 0){let l=d.contains;if(typeof l!="string"){let g=typeof l,
u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,c+
"/contains","type",{type:"string"},lt.properties.contains,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.contains=u))}}if(d.any_in!==void 0){let l=d.any_in;if(!Array.
isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g===
"boolean"||l===null?u=[l]:(y=D(y,c+"/any_in","type",{type:"array"},lt.properties.any_in,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.any_in=u))}if(Array.isArray(l)){
let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!="string"){let $=typeof b,F;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b==
"string"&&(F=b)),F===void 0&&($=="number"||$=="boolean"?F=""+b:b===null?F="":(y=D(y,c+"/any_in/"+u,"type",{type:"string"},lt.properties.any_in.items,b),A++)),F!==
void 0&&(b=F,l!==void 0&&(l[u]=F))}}}}if(d.all_in!==void 0){let l=d.all_in;if(!Array.isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=
l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:(y=D(y,c+"/all_in","type",{type:"array"},lt.properties.
all_in,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.all_in=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!="string"){let $=typeof b,
F;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(F=b)),F===void 0&&($=="number"||$=="boolean"?F=""+b:b===null?F="":(y=D(y,c+
"/all_in/"+u,"type",{type:"string"},lt.properties.all_in.items,b),A++)),F!==void 0&&(b=F,l!==void 0&&(l[u]=F))}}}}if(d.not_in!==void 0){let l=d.not_in;if(!Array.
isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g===
"boolean"||l===null?u=[l]:(y=D(y,c+"/not_in","type",{type:"array"},lt.properties.not_in,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.not_in=u))}if(Array.isArray(l)){
let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!="string"){let $=typeof b,F;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b==
"string"&&(F=b)),F===void 0&&($=="number"||$=="boolean"?F=""+b:b===null?F="":(y=D(y,c+"/not_in/"+u,"type",{type:"string"},lt.properties.not_in.items,b),A++)),F!==
void 0&&(b=F,l!==void 0&&(l[u]=F))}}}}if(d.eq!==void 0){let l=d.eq;if(!Array.isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=
typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:(y=D(y,c+"/eq","type",{type:"array"},lt.properties.eq,l),
A++)),u!==void 0&&(l=u,d!==void 0&&(d.eq=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!="string"){let $=typeof b,F;$=="obj\
ect"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(F=b)),F===void 0&&($=="number"||$=="boolean"?F=""+b:b===null?F="":(y=D(y,c+"/eq/"+u,
"type",{type:"string"},lt.properties.eq.items,b),A++)),F!==void 0&&(b=F,l!==void 0&&(l[u]=F))}}}}}else y=D(y,c,"type",{type:"object"},lt,d),A++;return fe.errors=
y,A===0}let Ir={type:"object",additionalProperties:!1,properties:{matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},not_matches:{$ref:"standin://flat\
/schemas#/$defs/FilterPattern"}}},Ut={type:"object",additionalProperties:!1,properties:{pattern:{type:"string"},case_sensitive:{type:"boolean",default:!1},regexp:{
type:"boolean",enum:[!1],default:!1}}};function Ae(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="obje\
ct"&&!Array.isArray(d)){d.case_sensitive===void 0&&(d.case_sensitive=!1),d.regexp===void 0&&(d.regexp=!1);for(let u in d)u==="pattern"||u==="case_sensitive"||u===
"regexp"||(y=D(y,c,"additionalProperties",{additionalProperty:u},Ut,d),A++);if(d.pattern!==void 0){let u=d.pattern;if(typeof u!="string"){let b=typeof u,$;b=="o\
bject"&&Array.isArray(u)&&u.length==1&&(u=u[0],b=typeof u,typeof u=="string"&&($=u)),$===void 0&&(b=="number"||b=="boolean"?$=""+u:u===null?$="":(y=D(y,c+"/patt\
ern","type",{type:"string"},Ut.properties.pattern,u),A++)),$!==void 0&&(u=$,d!==void 0&&(d.pattern=$))}}let l=d.case_sensitive;if(typeof l!="boolean"){let u=typeof l,
b;u=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],u=typeof l,typeof l=="boolean"&&(b=l)),b===void 0&&(l==="false"||l===0||l===null?b=!1:l==="true"||l===1?b=
!0:(y=D(y,c+"/case_sensitive","type",{type:"boolean"},Ut.properties.case_sensitive,l),A++)),b!==void 0&&(l=b,d!==void 0&&(d.case_sensitive=b))}let g=d.regexp;if(typeof g!=
"boolean"){let u=typeof g,b;u=="object"&&Array.isArray(g)&&g.length==1&&(g=g[0],u=typeof g,typeof g=="boolean"&&(b=g)),b===void 0&&(g==="false"||g===0||g===null?
b=!1:g==="true"||g===1?b=!0:(y=D(y,c+"/regexp","type",{type:"boolean"},Ut.properties.regexp,g),A++)),b!==void 0&&(g=b,d!==void 0&&(d.regexp=b))}g!==!1&&(y=D(y,c+
"/regexp","enum",{allowedValues:Ut.properties.regexp.enum},Ut.properties.regexp,g),A++)}else y=D(y,c,"type",{type:"object"},Ut,d),A++;return Ae.errors=y,A===0}function gt(d,{
instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let l in d)l==="matches"||
l==="not_matches"||(y=D(y,c,"additionalProperties",{additionalProperty:l},Ir,d),A++);d.matches!==void 0&&(Ae(d.matches,{instancePath:c+"/matches",parentData:d,parentDataProperty:"\
matches",rootData:V})||(y=W(y,Ae),A=y.length)),d.not_matches!==void 0&&(Ae(d.not_matches,{instancePath:c+"/not_matches",parentData:d,parentDataProperty:"not_mat\
ches",rootData:V})||(y=W(y,Ae),A=y.length))}else y=D(y,c,"type",{type:"object"},Ir,d),A++;return gt.errors=y,A===0}let Ar={type:"object",additionalProperties:!1,
properties:{matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},not_matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},exists:{type:"boolean"}}};
function Qe(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let l in d)
l==="matches"||l==="not_matches"||l==="exists"||(y=D(y,c,"additionalProperties",{additionalProperty:l},Ar,d),A++);if(d.matches!==void 0&&(Ae(d.matches,{instancePath:c+
"/matches",parentData:d,parentDataProperty:"matches",rootData:V})||(y=W(y,Ae),A=y.length)),d.not_matches!==void 0&&(Ae(d.not_matches,{instancePath:c+"/not_match\
es",parentData:d,parentDataProperty:"not_matches",rootData:V})||(y=W(y,Ae),A=y.length)),d.exists!==void 0){let l=d.exists;if(typeof l!="boolean"){let g=typeof l,
u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="boolean"&&(u=l)),u===void 0&&(l==="false"||l===0||l===null?u=!1:l==="true"||l===1?u=
!0:(y=D(y,c+"/exists","type",{type:"boolean"},Ar.properties.exists,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.exists=u))}}}else y=D(y,c,"type",{type:"object"},Ar,
d),A++;return Qe.errors=y,A===0}let At={type:"object",additionalProperties:!1,properties:{matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},not_matches:{
$ref:"standin://flat/schemas#/$defs/FilterPattern"},eq:{type:"string"},neq:{type:"string"},in:{type:"array",items:{type:"string"}},not_in:{type:"array",items:{type:"\
string"}},exists:{type:"boolean"}}};function qe(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&
!Array.isArray(d)){for(let l in d)l==="matches"||l==="not_matches"||l==="eq"||l==="neq"||l==="in"||l==="not_in"||l==="exists"||(y=D(y,c,"additionalProperties",{
additionalProperty:l},At,d),A++);if(d.matches!==void 0&&(Ae(d.matches,{instancePath:c+"/matches",parentData:d,parentDataProperty:"matches",rootData:V})||(y=W(y,
Ae),A=y.length)),d.not_matches!==void 0&&(Ae(d.not_matches,{instancePath:c+"/not_matches",parentData:d,parentDataProperty:"not_matches",rootData:V})||(y=W(y,Ae),
A=y.length)),d.eq!==void 0){let l=d.eq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&
(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,c+"/eq","type",{type:"string"},At.properties.eq,l),A++)),u!==void 0&&(l=u,d!==void 0&&
(d.eq=u))}}if(d.neq!==void 0){let l=d.neq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="stri\
ng"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,c+"/neq","type",{type:"string"},At.properties.neq,l),A++)),u!==void 0&&(l=u,d!==void 0&&
(d.neq=u))}}if(d.in!==void 0){let l=d.in;if(!Array.isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&
(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:(y=D(y,c+"/in","type",{type:"array"},At.properties.in,l),A++)),u!==void 0&&(l=u,d!==
void 0&&(d.in=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!="string"){let $=typeof b,F;$=="object"&&Array.isArray(b)&&b.length==
1&&(b=b[0],$=typeof b,typeof b=="string"&&(F=b)),F===void 0&&($=="number"||$=="boolean"?F=""+b:b===null?F="":(y=D(y,c+"/in/"+u,"type",{type:"string"},At.properties.
in.items,b),A++)),F!==void 0&&(b=F,l!==void 0&&(l[u]=F))}}}}if(d.not_in!==void 0){let l=d.not_in;if(!Array.isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(
l)&&l.length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:(y=D(y,c+"/not_in","type",{type:"\
array"},At.properties.not_in,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.not_in=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!=
"string"){let $=typeof b,F;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(F=b)),F===void 0&&($=="number"||$=="boolean"?F=""+
b:b===null?F="":(y=D(y,c+"/not_in/"+u,"type",{type:"string"},At.properties.not_in.items,b),A++)),F!==void 0&&(b=F,l!==void 0&&(l[u]=F))}}}}if(d.exists!==void 0){
let l=d.exists;if(typeof l!="boolean"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="boolean"&&(u=l)),u===void 0&&(l===
"false"||l===0||l===null?u=!1:l==="true"||l===1?u=!0:(y=D(y,c+"/exists","type",{type:"boolean"},At.properties.exists,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.exists=
u))}}}else y=D(y,c,"type",{type:"object"},At,d),A++;return qe.errors=y,A===0}let je={type:"object",additionalProperties:!1,properties:{eq:{type:"string"},neq:{type:"\
string"},in:{type:"array",items:{type:"string"}},not_in:{type:"array",items:{type:"string"}}}};function ye(d,{instancePath:c="",parentData:S,parentDataProperty:M,
rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let l in d)l==="eq"||l==="neq"||l==="in"||l==="not_in"||(y=D(y,c,"additionalPr\
operties",{additionalProperty:l},je,d),A++);if(d.eq!==void 0){let l=d.eq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=
l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,c+"/eq","type",{type:"string"},je.properties.eq,l),
A++)),u!==void 0&&(l=u,d!==void 0&&(d.eq=u))}}if(d.neq!==void 0){let l=d.neq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&
(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,c+"/neq","type",{type:"string"},je.properties.neq,
l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.neq=u))}}if(d.in!==void 0){let l=d.in;if(!Array.isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&
(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:(y=D(y,c+"/in","type",{type:"array"},je.properties.
in,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.in=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!="string"){let $=typeof b,F;$==
"object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(F=b)),F===void 0&&($=="number"||$=="boolean"?F=""+b:b===null?F="":(y=D(y,c+"/in\
/"+u,"type",{type:"string"},je.properties.in.items,b),A++)),F!==void 0&&(b=F,l!==void 0&&(l[u]=F))}}}}if(d.not_in!==void 0){let l=d.not_in;if(!Array.isArray(l)){
let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||
l===null?u=[l]:(y=D(y,c+"/not_in","type",{type:"array"},je.properties.not_in,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.not_in=u))}if(Array.isArray(l)){let g=l.length;
for(let u=0;u<g;u++){let b=l[u];if(typeof b!="string"){let $=typeof b,F;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(F=b)),
F===void 0&&($=="number"||$=="boolean"?F=""+b:b===null?F="":(y=D(y,c+"/not_in/"+u,"type",{type:"string"},je.properties.not_in.items,b),A++)),F!==void 0&&(b=F,l!==
void 0&&(l[u]=F))}}}}}else y=D(y,c,"type",{type:"object"},je,d),A++;return ye.errors=y,A===0}let ft={type:"object",additionalProperties:!1,properties:{matches:{
$ref:"standin://flat/schemas#/$defs/FilterPattern"},not_matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},eq:{type:"string"},neq:{type:"string"},in:{
type:"array",items:{type:"string"}},not_in:{type:"array",items:{type:"string"}}}};function Qt(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){
let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let l in d)l==="matches"||l==="not_matches"||l==="eq"||l==="neq"||l==="in"||l==="not_in"||(y=D(y,
c,"additionalProperties",{additionalProperty:l},ft,d),A++);if(d.matches!==void 0&&(Ae(d.matches,{instancePath:c+"/matches",parentData:d,parentDataProperty:"matc\
hes",rootData:V})||(y=W(y,Ae),A=y.length)),d.not_matches!==void 0&&(Ae(d.not_matches,{instancePath:c+"/not_matches",parentData:d,parentDataProperty:"not_matches",
rootData:V})||(y=W(y,Ae),A=y.length)),d.eq!==void 0){let l=d.eq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,
typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,c+"/eq","type",{type:"string"},ft.properties.eq,l),A++)),u!==void 0&&
(l=u,d!==void 0&&(d.eq=u))}}if(d.neq!==void 0){let l=d.neq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,
typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,c+"/neq","type",{type:"string"},ft.properties.neq,l),A++)),u!==void 0&&
(l=u,d!==void 0&&(d.neq=u))}}if(d.in!==void 0){let l=d.in;if(!Array.isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,
Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:(y=D(y,c+"/in","type",{type:"array"},ft.properties.in,l),A++)),u!==
void 0&&(l=u,d!==void 0&&(d.in=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!="string"){let $=typeof b,F;$=="object"&&Array.
isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(F=b)),F===void 0&&($=="number"||$=="boolean"?F=""+b:b===null?F="":(y=D(y,c+"/in/"+u,"type",{type:"\
string"},ft.properties.in.items,b),A++)),F!==void 0&&(b=F,l!==void 0&&(l[u]=F))}}}}if(d.not_in!==void 0){let l=d.not_in;if(!Array.isArray(l)){let g=typeof l,u;g==
"object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:(y=D(
y,c+"/not_in","type",{type:"array"},ft.properties.not_in,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.not_in=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++){
let b=l[u];if(typeof b!="string"){let $=typeof b,F;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(F=b)),F===void 0&&($=="nu\
mber"||$=="boolean"?F=""+b:b===null?F="":(y=D(y,c+"/not_in/"+u,"type",{type:"string"},ft.properties.not_in.items,b),A++)),F!==void 0&&(b=F,l!==void 0&&(l[u]=F))}}}}}else
y=D(y,c,"type",{type:"object"},ft,d),A++;return Qt.errors=y,A===0}let dt={type:"object",additionalProperties:!1,properties:{eq:{type:"boolean"}}};function Xt(d,{
instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let l in d)l!=="eq"&&(y=D(
y,c,"additionalProperties",{additionalProperty:l},dt,d),A++);if(d.eq!==void 0){let l=d.eq;if(typeof l!="boolean"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&
l.length==1&&(l=l[0],g=typeof l,typeof l=="boolean"&&(u=l)),u===void 0&&(l==="false"||l===0||l===null?u=!1:l==="true"||l===1?u=!0:(y=D(y,c+"/eq","type",{type:"b\
oolean"},dt.properties.eq,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.eq=u))}}}else y=D(y,c,"type",{type:"object"},dt,d),A++;return Xt.errors=y,A===0}let $e={type:"\
object",additionalProperties:!1,properties:{eq:{type:"string"},neq:{type:"string"},in:{type:"array",items:{type:"string"}},not_in:{type:"array",items:{type:"str\
ing"}},exists:{type:"boolean"}}};function Pt(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.
isArray(d)){for(let l in d)l==="eq"||l==="neq"||l==="in"||l==="not_in"||l==="exists"||(y=D(y,c,"additionalProperties",{additionalProperty:l},$e,d),A++);if(d.eq!==
void 0){let l=d.eq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&
(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,c+"/eq","type",{type:"string"},$e.properties.eq,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.eq=u))}}if(d.neq!==
void 0){let l=d.neq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&
(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,c+"/neq","type",{type:"string"},$e.properties.neq,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.neq=u))}}if(d.
in!==void 0){let l=d.in;if(!Array.isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&
(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:(y=D(y,c+"/in","type",{type:"array"},$e.properties.in,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.in=u))}
if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!="string"){let $=typeof b,F;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],
$=typeof b,typeof b=="string"&&(F=b)),F===void 0&&($=="number"||$=="boolean"?F=""+b:b===null?F="":(y=D(y,c+"/in/"+u,"type",{type:"string"},$e.properties.in.items,
b),A++)),F!==void 0&&(b=F,l!==void 0&&(l[u]=F))}}}}if(d.not_in!==void 0){let l=d.not_in;if(!Array.isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.
length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:(y=D(y,c+"/not_in","type",{type:"a\
rray"},$e.properties.not_in,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.not_in=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!=
"string"){let $=typeof b,F;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(F=b)),F===void 0&&($=="number"||$=="boolean"?F=""+
b:b===null?F="":(y=D(y,c+"/not_in/"+u,"type",{type:"string"},$e.properties.not_in.items,b),A++)),F!==void 0&&(b=F,l!==void 0&&(l[u]=F))}}}}if(d.exists!==void 0){
let l=d.exists;if(typeof l!="boolean"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="boolean"&&(u=l)),u===void 0&&(l===
"false"||l===0||l===null?u=!1:l==="true"||l===1?u=!0:(y=D(y,c+"/exists","type",{type:"boolean"},$e.properties.exists,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.exists=
u))}}}else y=D(y,c,"type",{type:"object"},$e,d),A++;return Pt.errors=y,A===0}let It={type:"object",additionalProperties:!1,properties:{eq:{type:"string",enum:["\
landscape","portrait","square"]},neq:{type:"string",enum:["landscape","portrait","square"]}}};function we(d,{instancePath:c="",parentData:S,parentDataProperty:M,
rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let l in d)l==="eq"||l==="neq"||(y=D(y,c,"additionalProperties",{additionalProperty:l},
It,d),A++);if(d.eq!==void 0){let l=d.eq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&
(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,c+"/eq","type",{type:"string"},It.properties.eq,l),A++)),u!==void 0&&(l=u,d!==void 0&&
(d.eq=u))}l==="landscape"||l==="portrait"||l==="square"||(y=D(y,c+"/eq","enum",{allowedValues:It.properties.eq.enum},It.properties.eq,l),A++)}if(d.neq!==void 0){
let l=d.neq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="n\
umber"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,c+"/neq","type",{type:"string"},It.properties.neq,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.neq=u))}l==="landsca\
pe"||l==="portrait"||l==="square"||(y=D(y,c+"/neq","enum",{allowedValues:It.properties.neq.enum},It.properties.neq,l),A++)}}else y=D(y,c,"type",{type:"object"},
It,d),A++;return we.errors=y,A===0}let De={type:"object",additionalProperties:!1,properties:{eq:{type:"string",enum:["icon","small","medium","large"]},neq:{type:"\
string",enum:["icon","small","medium","large"]},in:{type:"array",items:{type:"string",enum:["icon","small","medium","large"]}},not_in:{type:"array",items:{type:"\
string",enum:["icon","small","medium","large"]}}}};function at(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d==
"object"&&!Array.isArray(d)){for(let l in d)l==="eq"||l==="neq"||l==="in"||l==="not_in"||(y=D(y,c,"additionalProperties",{additionalProperty:l},De,d),A++);if(d.
eq!==void 0){let l=d.eq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&
(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,c+"/eq","type",{type:"string"},De.properties.eq,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.eq=u))}l==="icon"||
l==="small"||l==="medium"||l==="large"||(y=D(y,c+"/eq","enum",{allowedValues:De.properties.eq.enum},De.properties.eq,l),A++)}if(d.neq!==void 0){let l=d.neq;if(typeof l!=
"string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+
l:l===null?u="":(y=D(y,c+"/neq","type",{type:"string"},De.properties.neq,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.neq=u))}l==="icon"||l==="small"||l==="medium"||
l==="large"||(y=D(y,c+"/neq","enum",{allowedValues:De.properties.neq.enum},De.properties.neq,l),A++)}if(d.in!==void 0){let l=d.in;if(!Array.isArray(l)){let g=typeof l,
u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:
(y=D(y,c+"/in","type",{type:"array"},De.properties.in,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.in=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++){let b=l[u];
if(typeof b!="string"){let $=typeof b,F;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(F=b)),F===void 0&&($=="number"||$=="\
boolean"?F=""+b:b===null?F="":(y=D(y,c+"/in/"+u,"type",{type:"string"},De.properties.in.items,b),A++)),F!==void 0&&(b=F,l!==void 0&&(l[u]=F))}b==="icon"||b==="s\
mall"||b==="medium"||b==="large"||(y=D(y,c+"/in/"+u,"enum",{allowedValues:De.properties.in.items.enum},De.properties.in.items,b),A++)}}}if(d.not_in!==void 0){let l=d.
not_in;if(!Array.isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||
g==="number"||g==="boolean"||l===null?u=[l]:(y=D(y,c+"/not_in","type",{type:"array"},De.properties.not_in,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.not_in=u))}if(Array.
isArray(l)){let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!="string"){let $=typeof b,F;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,
typeof b=="string"&&(F=b)),F===void 0&&($=="number"||$=="boolean"?F=""+b:b===null?F="":(y=D(y,c+"/not_in/"+u,"type",{type:"string"},De.properties.not_in.items,b),
A++)),F!==void 0&&(b=F,l!==void 0&&(l[u]=F))}b==="icon"||b==="small"||b==="medium"||b==="large"||(y=D(y,c+"/not_in/"+u,"enum",{allowedValues:De.properties.not_in.
items.enum},De.properties.not_in.items,b),A++)}}}}else y=D(y,c,"type",{type:"object"},De,d),A++;return at.errors=y,A===0}function er(d,{instancePath:c="",parentData:S,
parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let l in d)Tt.call(Ye.properties,l)||(y=D(y,c,"additional\
Properties",{additionalProperty:l},Ye,d),A++);d.type!==void 0&&(_e(d.type,{instancePath:c+"/type",parentData:d,parentDataProperty:"type",rootData:V})||(y=W(y,_e),
A=y.length)),d.size!==void 0&&(G(d.size,{instancePath:c+"/size",parentData:d,parentDataProperty:"size",rootData:V})||(y=W(y,G),A=y.length)),d.width!==void 0&&(G(
d.width,{instancePath:c+"/width",parentData:d,parentDataProperty:"width",rootData:V})||(y=W(y,G),A=y.length)),d.height!==void 0&&(G(d.height,{instancePath:c+"/h\
eight",parentData:d,parentDataProperty:"height",rootData:V})||(y=W(y,G),A=y.length)),d._created_at!==void 0&&(Je(d._created_at,{instancePath:c+"/_created_at",parentData:d,
parentDataProperty:"_created_at",rootData:V})||(y=W(y,Je),A=y.length)),d._updated_at!==void 0&&(Je(d._updated_at,{instancePath:c+"/_updated_at",parentData:d,parentDataProperty:"\
_updated_at",rootData:V})||(y=W(y,Je),A=y.length)),d.tags!==void 0&&(fe(d.tags,{instancePath:c+"/tags",parentData:d,parentDataProperty:"tags",rootData:V})||(y=W(
y,fe),A=y.length)),d.smart_tags!==void 0&&(fe(d.smart_tags,{instancePath:c+"/smart_tags",parentData:d,parentDataProperty:"smart_tags",rootData:V})||(y=W(y,fe),A=
y.length)),d.colors!==void 0&&(fe(d.colors,{instancePath:c+"/colors",parentData:d,parentDataProperty:"colors",rootData:V})||(y=W(y,fe),A=y.length)),d.filename!==
void 0&&(gt(d.filename,{instancePath:c+"/filename",parentData:d,parentDataProperty:"filename",rootData:V})||(y=W(y,gt),A=y.length)),d.basename!==void 0&&(gt(d.basename,
{instancePath:c+"/basename",parentData:d,parentDataProperty:"basename",rootData:V})||(y=W(y,gt),A=y.length)),d.author!==void 0&&(Qe(d.author,{instancePath:c+"/a\
uthor",parentData:d,parentDataProperty:"author",rootData:V})||(y=W(y,Qe),A=y.length)),d.copyright!==void 0&&(Qe(d.copyright,{instancePath:c+"/copyright",parentData:d,
parentDataProperty:"copyright",rootData:V})||(y=W(y,Qe),A=y.length)),d.notes!==void 0&&(Qe(d.notes,{instancePath:c+"/notes",parentData:d,parentDataProperty:"not\
es",rootData:V})||(y=W(y,Qe),A=y.length)),d.alt!==void 0&&(qe(d.alt,{instancePath:c+"/alt",parentData:d,parentDataProperty:"alt",rootData:V})||(y=W(y,qe),A=y.length)),
d.title!==void 0&&(qe(d.title,{instancePath:c+"/title",parentData:d,parentDataProperty:"title",rootData:V})||(y=W(y,qe),A=y.length)),d.format!==void 0&&(ye(d.format,
{instancePath:c+"/format",parentData:d,parentDataProperty:"format",rootData:V})||(y=W(y,ye),A=y.length)),d.id!==void 0&&(ye(d.id,{instancePath:c+"/id",parentData:d,
parentDataProperty:"id",rootData:V})||(y=W(y,ye),A=y.length)),d.md5!==void 0&&(ye(d.md5,{instancePath:c+"/md5",parentData:d,parentDataProperty:"md5",rootData:V})||
(y=W(y,ye),A=y.length)),d.path!==void 0&&(ye(d.path,{instancePath:c+"/path",parentData:d,parentDataProperty:"path",rootData:V})||(y=W(y,ye),A=y.length)),d.mime_type!==
void 0&&(Qt(d.mime_type,{instancePath:c+"/mime_type",parentData:d,parentDataProperty:"mime_type",rootData:V})||(y=W(y,Qt),A=y.length)),d.in_use!==void 0&&(Xt(d.
in_use,{instancePath:c+"/in_use",parentData:d,parentDataProperty:"in_use",rootData:V})||(y=W(y,Xt),A=y.length)),d.upload_collection!==void 0&&(Pt(d.upload_collection,
{instancePath:c+"/upload_collection",parentData:d,parentDataProperty:"upload_collection",rootData:V})||(y=W(y,Pt),A=y.length)),d.orientation!==void 0&&(we(d.orientation,
{instancePath:c+"/orientation",parentData:d,parentDataProperty:"orientation",rootData:V})||(y=W(y,we),A=y.length)),d.resolution!==void 0&&(at(d.resolution,{instancePath:c+
"/resolution",parentData:d,parentDataProperty:"resolution",rootData:V})||(y=W(y,at),A=y.length))}else y=D(y,c,"type",{type:"object"},Ye,d),A++;return er.errors=
y,A===0}function Vr(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let l in d)
Tt.call(Ne.properties,l)||(y=D(y,c,"additionalProperties",{additionalProperty:l},Ne,d),A++);if(d.AND!==void 0){let l=d.AND;if(!Array.isArray(l)){let g=typeof l,
u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:
(y=D(y,c+"/AND","type",{type:"array"},Ne.properties.AND,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.AND=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++)
er(l[u],{instancePath:c+"/AND/"+u,parentData:l,parentDataProperty:u,rootData:V})||(y=W(y,er),A=y.length)}}if(d.OR!==void 0){let l=d.OR;if(!Array.isArray(l)){let g=typeof l,
u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:
(y=D(y,c+"/OR","type",{type:"array"},Ne.properties.OR,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.OR=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++)er(
l[u],{instancePath:c+"/OR/"+u,parentData:l,parentDataProperty:u,rootData:V})||(y=W(y,er),A=y.length)}}d.type!==void 0&&(_e(d.type,{instancePath:c+"/type",parentData:d,
parentDataProperty:"type",rootData:V})||(y=W(y,_e),A=y.length)),d.size!==void 0&&(G(d.size,{instancePath:c+"/size",parentData:d,parentDataProperty:"size",rootData:V})||
(y=W(y,G),A=y.length)),d.width!==void 0&&(G(d.width,{instancePath:c+"/width",parentData:d,parentDataProperty:"width",rootData:V})||(y=W(y,G),A=y.length)),d.height!==
void 0&&(G(d.height,{instancePath:c+"/height",parentData:d,parentDataProperty:"height",rootData:V})||(y=W(y,G),A=y.length)),d._created_at!==void 0&&(Je(d._created_at,
{instancePath:c+"/_created_at",parentData:d,parentDataProperty:"_created_at",rootData:V})||(y=W(y,Je),A=y.length)),d._updated_at!==void 0&&(Je(d._updated_at,{instancePath:c+
"/_updated_at",parentData:d,parentDataProperty:"_updated_at",rootData:V})||(y=W(y,Je),A=y.length)),d.tags!==void 0&&(fe(d.tags,{instancePath:c+"/tags",parentData:d,
parentDataProperty:"tags",rootData:V})||(y=W(y,fe),A=y.length)),d.smart_tags!==void 0&&(fe(d.smart_tags,{instancePath:c+"/smart_tags",parentData:d,parentDataProperty:"\
smart_tags",rootData:V})||(y=W(y,fe),A=y.length)),d.colors!==void 0&&(fe(d.colors,{instancePath:c+"/colors",parentData:d,parentDataProperty:"colors",rootData:V})||
(y=W(y,fe),A=y.length)),d.filename!==void 0&&(gt(d.filename,{instancePath:c+"/filename",parentData:d,parentDataProperty:"filename",rootData:V})||(y=W(y,gt),A=y.
length)),d.basename!==void 0&&(gt(d.basename,{instancePath:c+"/basename",parentData:d,parentDataProperty:"basename",rootData:V})||(y=W(y,gt),A=y.length)),d.author!==
void 0&&(Qe(d.author,{instancePath:c+"/author",parentData:d,parentDataProperty:"author",rootData:V})||(y=W(y,Qe),A=y.length)),d.copyright!==void 0&&(Qe(d.copyright,
{instancePath:c+"/copyright",parentData:d,parentDataProperty:"copyright",rootData:V})||(y=W(y,Qe),A=y.length)),d.notes!==void 0&&(Qe(d.notes,{instancePath:c+"/n\
otes",parentData:d,parentDataProperty:"notes",rootData:V})||(y=W(y,Qe),A=y.length)),d.alt!==void 0&&(qe(d.alt,{instancePath:c+"/alt",parentData:d,parentDataProperty:"\
alt",rootData:V})||(y=W(y,qe),A=y.length)),d.title!==void 0&&(qe(d.title,{instancePath:c+"/title",parentData:d,parentDataProperty:"title",rootData:V})||(y=W(y,qe),
A=y.length)),d.format!==void 0&&(ye(d.format,{instancePath:c+"/format",parentData:d,parentDataProperty:"format",rootData:V})||(y=W(y,ye),A=y.length)),d.id!==void 0&&
(ye(d.id,{instancePath:c+"/id",parentData:d,parentDataProperty:"id",rootData:V})||(y=W(y,ye),A=y.length)),d.md5!==void 0&&(ye(d.md5,{instancePath:c+"/md5",parentData:d,
parentDataProperty:"md5",rootData:V})||(y=W(y,ye),A=y.length)),d.path!==void 0&&(ye(d.path,{instancePath:c+"/path",parentData:d,parentDataProperty:"path",rootData:V})||
(y=W(y,ye),A=y.length)),d.mime_type!==void 0&&(Qt(d.mime_type,{instancePath:c+"/mime_type",parentData:d,parentDataProperty:"mime_type",rootData:V})||(y=W(y,Qt),
A=y.length)),d.in_use!==void 0&&(Xt(d.in_use,{instancePath:c+"/in_use",parentData:d,parentDataProperty:"in_use",rootData:V})||(y=W(y,Xt),A=y.length)),d.upload_collection!==
void 0&&(Pt(d.upload_collection,{instancePath:c+"/upload_collection",parentData:d,parentDataProperty:"upload_collection",rootData:V})||(y=W(y,Pt),A=y.length)),d.
orientation!==void 0&&(we(d.orientation,{instancePath:c+"/orientation",parentData:d,parentDataProperty:"orientation",rootData:V})||(y=W(y,we),A=y.length)),d.resolution!==
void 0&&(at(d.resolution,{instancePath:c+"/resolution",parentData:d,parentDataProperty:"resolution",rootData:V})||(y=W(y,at),A=y.length))}else y=D(y,c,"type",{type:"\
object"},Ne,d),A++;return Vr.errors=y,A===0}let tr={type:"string",enum:["_created_at_ASC","_created_at_DESC","_updated_at_ASC","_updated_at_DESC","basename_ASC",
"basename_DESC","filename_ASC","filename_DESC","format_ASC","format_DESC","id_ASC","id_DESC","mime_type_ASC","mime_type_DESC","resolution_ASC","resolution_DESC",
"size_ASC","size_DESC"]};function yt(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(typeof d!="string"){let l=typeof d,
g;l=="object"&&Array.isArray(d)&&d.length==1&&(d=d[0],l=typeof d,typeof d=="string"&&(g=d)),g===void 0&&(l=="number"||l=="boolean"?g=""+d:d===null?g="":(y=D(y,c,
"type",{type:"string"},tr,d),A++)),g!==void 0&&(d=g,S!==void 0&&(S[M]=g))}return d==="_created_at_ASC"||d==="_created_at_DESC"||d==="_updated_at_ASC"||d==="_upd\
ated_at_DESC"||d==="basename_ASC"||d==="basename_DESC"||d==="filename_ASC"||d==="filename_DESC"||d==="format_ASC"||d==="format_DESC"||d==="id_ASC"||d==="id_DESC"||
d==="mime_type_ASC"||d==="mime_type_DESC"||d==="resolution_ASC"||d==="resolution_DESC"||d==="size_ASC"||d==="size_DESC"||(y=D(y,c,"enum",{allowedValues:tr.enum},
tr,d),A++),yt.errors=y,A===0}function Ee(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.
isArray(d)){d["page[offset]"]===void 0&&(d["page[offset]"]=0),d["page[limit]"]===void 0&&(d["page[limit]"]=30);for(let u in d)u==="page[offset]"||u==="page[limi\
t]"||u==="filter[ids]"||u==="filter[query]"||u==="filter[fields]"||u==="locale"||u==="order_by"||(y=D(y,c,"additionalProperties",{additionalProperty:u},Ze,d),A++);
let l=d["page[offset]"];if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u=typeof l,b;u=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],u=typeof l,
typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)&&(b=l)),b===void 0&&(u==="boolean"||l===null||u==="string"&&l&&l==+l&&!(l%1)?b=+l:(y=D(y,c+"/page[offset]","t\
ype",{type:"integer"},Ze.properties["page[offset]"],l),A++)),b!==void 0&&(l=b,d!==void 0&&(d["page[offset]"]=b))}typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))&&
(y=D(y,c+"/page[offset]","minimum",{comparison:">=",limit:0},Ze.properties["page[offset]"],l),A++);let g=d["page[limit]"];if(!(typeof g=="number"&&!(g%1)&&!isNaN(
g)&&isFinite(g))){let u=typeof g,b;u=="object"&&Array.isArray(g)&&g.length==1&&(g=g[0],u=typeof g,typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)&&(b=g)),b===
void 0&&(u==="boolean"||g===null||u==="string"&&g&&g==+g&&!(g%1)?b=+g:(y=D(y,c+"/page[limit]","type",{type:"integer"},Ze.properties["page[limit]"],g),A++)),b!==
void 0&&(g=b,d!==void 0&&(d["page[limit]"]=b))}if(typeof g=="number"&&isFinite(g)&&((g>500||isNaN(g))&&(y=D(y,c+"/page[limit]","maximum",{comparison:"<=",limit:500},
Ze.properties["page[limit]"],g),A++),(g<1||isNaN(g))&&(y=D(y,c+"/page[limit]","minimum",{comparison:">=",limit:1},Ze.properties["page[limit]"],g),A++)),d["filte\
r[ids]"]!==void 0){let u=d["filter[ids]"];if(typeof u!="string"){let b=typeof u,$;b=="object"&&Array.isArray(u)&&u.length==1&&(u=u[0],b=typeof u,typeof u=="stri\
ng"&&($=u)),$===void 0&&(b=="number"||b=="boolean"?$=""+u:u===null?$="":(y=D(y,c+"/filter[ids]","type",{type:"string"},Ze.properties["filter[ids]"],u),A++)),$!==
void 0&&(u=$,d!==void 0&&(d["filter[ids]"]=$))}}if(d["filter[query]"]!==void 0){let u=d["filter[query]"];if(typeof u!="string"){let b=typeof u,$;b=="object"&&Array.
isArray(u)&&u.length==1&&(u=u[0],b=typeof u,typeof u=="string"&&($=u)),$===void 0&&(b=="number"||b=="boolean"?$=""+u:u===null?$="":(y=D(y,c+"/filter[query]","ty\
pe",{type:"string"},Ze.properties["filter[query]"],u),A++)),$!==void 0&&(u=$,d!==void 0&&(d["filter[query]"]=$))}}if(d["filter[fields]"]!==void 0&&(Vr(d["filter\
[fields]"],{instancePath:c+"/filter[fields]",parentData:d,parentDataProperty:"filter[fields]",rootData:V})||(y=W(y,Vr),A=y.length)),d.locale!==void 0){let u=d.locale;
if(typeof u!="string"){let b=typeof u,$;b=="object"&&Array.isArray(u)&&u.length==1&&(u=u[0],b=typeof u,typeof u=="string"&&($=u)),$===void 0&&(b=="number"||b=="\
boolean"?$=""+u:u===null?$="":(y=D(y,c+"/locale","type",{type:"string"},Ze.properties.locale,u),A++)),$!==void 0&&(u=$,d!==void 0&&(d.locale=$))}}if(d.order_by!==
void 0){let u=d.order_by;if(!Array.isArray(u)){let b=typeof u,$;b=="object"&&Array.isArray(u)&&u.length==1&&(u=u[0],b=typeof u,Array.isArray(u)&&($=u)),$===void 0&&
(b==="string"||b==="number"||b==="boolean"||u===null?$=[u]:(y=D(y,c+"/order_by","type",{type:"array"},Ze.properties.order_by,u),A++)),$!==void 0&&(u=$,d!==void 0&&
(d.order_by=$))}if(Array.isArray(u)){let b=u.length;for(let $=0;$<b;$++)yt(u[$],{instancePath:c+"/order_by/"+$,parentData:u,parentDataProperty:$,rootData:V})||(y=
W(y,yt),A=y.length)}}}else y=D(y,c,"type",{type:"object"},Ze,d),A++;return Ee.errors=y,A===0}a.v5=B;let Qr={$id:"standin://flat/query/getSite",type:"object",additionalProperties:!1,
properties:{}};function B(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)
y=D(y,c,"additionalProperties",{additionalProperty:l},Qr,d),A++;else y=D(y,c,"type",{type:"object"},Qr,d),A++;return B.errors=y,A===0}a.v6=Cr;let ee={$id:"stand\
in://flat/query/listEnvironments",type:"object",additionalProperties:!1,properties:{}};function Cr(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){
let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)y=D(y,c,"additionalProperties",{additionalProperty:l},ee,d),A++;else y=D(y,c,"type",{type:"\
object"},ee,d),A++;return Cr.errors=y,A===0}a.v7=dr;let Xr={$id:"standin://flat/query/bulkTagUploads",type:"object",additionalProperties:!1,properties:{}};function dr(d,{
instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)y=D(y,c,"additio\
nalProperties",{additionalProperty:l},Xr,d),A++;else y=D(y,c,"type",{type:"object"},Xr,d),A++;return dr.errors=y,A===0}a.v8=Ue;let Vt={$id:"standin://flat/query\
/bulkSetUploadCollection",type:"object",additionalProperties:!1,properties:{}};function Ue(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){
let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)y=D(y,c,"additionalProperties",{additionalProperty:l},Vt,d),A++;else y=D(y,c,"type",{type:"\
object"},Vt,d),A++;return Ue.errors=y,A===0}a.v9=Or;let zr={$id:"standin://flat/query/bulkDestroyUploads",type:"object",additionalProperties:!1,properties:{}};function Or(d,{
instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)y=D(y,c,"additio\
nalProperties",{additionalProperty:l},zr,d),A++;else y=D(y,c,"type",{type:"object"},zr,d),A++;return Or.errors=y,A===0}a.v10=ar;let rr={$id:"standin://flat/quer\
y/listUploadReferences",type:"object",additionalProperties:!1,properties:{version:{type:"string",enum:["current","published","published-or-current"]},nested:{type:"\
boolean"}}};function ar(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let l in d)
l==="version"||l==="nested"||(y=D(y,c,"additionalProperties",{additionalProperty:l},rr,d),A++);if(d.version!==void 0){let l=d.version;if(typeof l!="string"){let g=typeof l,
u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,c+
"/version","type",{type:"string"},rr.properties.version,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.version=u))}l==="current"||l==="published"||l==="published-or-c\
urrent"||(y=D(y,c+"/version","enum",{allowedValues:rr.properties.version.enum},rr.properties.version,l),A++)}if(d.nested!==void 0){let l=d.nested;if(typeof l!="\
boolean"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="boolean"&&(u=l)),u===void 0&&(l==="false"||l===0||l===null?
u=!1:l==="true"||l===1?u=!0:(y=D(y,c+"/nested","type",{type:"boolean"},rr.properties.nested,l),A++)),u!==void 0&&(l=u,d!==void 0&&(d.nested=u))}}}else y=D(y,c,"\
type",{type:"object"},rr,d),A++;return ar.errors=y,A===0}a.v11=Rr;let Me={$id:"standin://flat/query/listUploadTracks",type:"object",additionalProperties:!1,properties:{}};
function Rr(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)y=
D(y,c,"additionalProperties",{additionalProperty:l},Me,d),A++;else y=D(y,c,"type",{type:"object"},Me,d),A++;return Rr.errors=y,A===0}a.v12=St;let Pr={$id:"stand\
in://flat/query/createUploadTrack",type:"object",additionalProperties:!1,properties:{}};function St(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){
let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)y=D(y,c,"additionalProperties",{additionalProperty:l},Pr,d),A++;else y=D(y,c,"type",{type:"\
object"},Pr,d),A++;return St.errors=y,A===0}a.v13=qt;let Pe={$id:"standin://flat/query/listUploadTags",type:"object",additionalProperties:!1,properties:{"page[o\
ffset]":{type:"integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,default:50},"filter[query]":{type:"string"}}};function qt(d,{instancePath:c="",
parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d)){d["page[offset]"]===void 0&&(d["page[offset]"]=0),
d["page[limit]"]===void 0&&(d["page[limit]"]=50);for(let u in d)u==="page[offset]"||u==="page[limit]"||u==="filter[query]"||(y=D(y,c,"additionalProperties",{additionalProperty:u},
Pe,d),A++);let l=d["page[offset]"];if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u=typeof l,b;u=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],
u=typeof l,typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)&&(b=l)),b===void 0&&(u==="boolean"||l===null||u==="string"&&l&&l==+l&&!(l%1)?b=+l:(y=D(y,c+"/page[\
offset]","type",{type:"integer"},Pe.properties["page[offset]"],l),A++)),b!==void 0&&(l=b,d!==void 0&&(d["page[offset]"]=b))}typeof l=="number"&&isFinite(l)&&(l<
0||isNaN(l))&&(y=D(y,c+"/page[offset]","minimum",{comparison:">=",limit:0},Pe.properties["page[offset]"],l),A++);let g=d["page[limit]"];if(!(typeof g=="number"&&
!(g%1)&&!isNaN(g)&&isFinite(g))){let u=typeof g,b;u=="object"&&Array.isArray(g)&&g.length==1&&(g=g[0],u=typeof g,typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(
g)&&(b=g)),b===void 0&&(u==="boolean"||g===null||u==="string"&&g&&g==+g&&!(g%1)?b=+g:(y=D(y,c+"/page[limit]","type",{type:"integer"},Pe.properties["page[limit]"],
g),A++)),b!==void 0&&(g=b,d!==void 0&&(d["page[limit]"]=b))}if(typeof g=="number"&&isFinite(g)&&((g>500||isNaN(g))&&(y=D(y,c+"/page[limit]","maximum",{comparison:"\
<=",limit:500},Pe.properties["page[limit]"],g),A++),(g<1||isNaN(g))&&(y=D(y,c+"/page[limit]","minimum",{comparison:">=",limit:1},Pe.properties["page[limit]"],g),
A++)),d["filter[query]"]!==void 0){let u=d["filter[query]"];if(typeof u!="string"){let b=typeof u,$;b=="object"&&Array.isArray(u)&&u.length==1&&(u=u[0],b=typeof u,
typeof u=="string"&&($=u)),$===void 0&&(b=="number"||b=="boolean"?$=""+u:u===null?$="":(y=D(y,c+"/filter[query]","type",{type:"string"},Pe.properties["filter[qu\
ery]"],u),A++)),$!==void 0&&(u=$,d!==void 0&&(d["filter[query]"]=$))}}}else y=D(y,c,"type",{type:"object"},Pe,d),A++;return qt.errors=y,A===0}a.v14=ir;let ei={$id:"\
standin://flat/query/createUploadTag",type:"object",additionalProperties:!1,properties:{}};function ir(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){
let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)y=D(y,c,"additionalProperties",{additionalProperty:l},ei,d),A++;else y=D(y,c,"type",{type:"\
object"},ei,d),A++;return ir.errors=y,A===0}a.v15=qr;let Ct={$id:"standin://flat/query/listUploadSmartTags",type:"object",additionalProperties:!1,properties:{"p\
age[offset]":{type:"integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,default:50},"filter[query]":{type:"string"}}};function qr(d,{
instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d)){d["page[offset]"]===void 0&&(d["\
page[offset]"]=0),d["page[limit]"]===void 0&&(d["page[limit]"]=50);for(let u in d)u==="page[offset]"||u==="page[limit]"||u==="filter[query]"||(y=D(y,c,"addition\
alProperties",{additionalProperty:u},Ct,d),A++);let l=d["page[offset]"];if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u=typeof l,b;u=="object"&&
Array.isArray(l)&&l.length==1&&(l=l[0],u=typeof l,typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)&&(b=l)),b===void 0&&(u==="boolean"||l===null||u==="string"&&
l&&l==+l&&!(l%1)?b=+l:(y=D(y,c+"/page[offset]","type",{type:"integer"},Ct.properties["page[offset]"],l),A++)),b!==void 0&&(l=b,d!==void 0&&(d["page[offset]"]=b))}
typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))&&(y=D(y,c+"/page[offset]","minimum",{comparison:">=",limit:0},Ct.properties["page[offset]"],l),A++);let g=d["pa\
ge[limit]"];if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let u=typeof g,b;u=="object"&&Array.isArray(g)&&g.length==1&&(g=g[0],u=typeof g,typeof g==
"number"&&!(g%1)&&!isNaN(g)&&isFinite(g)&&(b=g)),b===void 0&&(u==="boolean"||g===null||u==="string"&&g&&g==+g&&!(g%1)?b=+g:(y=D(y,c+"/page[limit]","type",{type:"\
integer"},Ct.properties["page[limit]"],g),A++)),b!==void 0&&(g=b,d!==void 0&&(d["page[limit]"]=b))}if(typeof g=="number"&&isFinite(g)&&((g>500||isNaN(g))&&(y=D(
y,c+"/page[limit]","maximum",{comparison:"<=",limit:500},Ct.properties["page[limit]"],g),A++),(g<1||isNaN(g))&&(y=D(y,c+"/page[limit]","minimum",{comparison:">=",
limit:1},Ct.properties["page[limit]"],g),A++)),d["filter[query]"]!==void 0){let u=d["filter[query]"];if(typeof u!="string"){let b=typeof u,$;b=="object"&&Array.
isArray(u)&&u.length==1&&(u=u[0],b=typeof u,typeof u=="string"&&($=u)),$===void 0&&(b=="number"||b=="boolean"?$=""+u:u===null?$="":(y=D(y,c+"/filter[query]","ty\
pe",{type:"string"},Ct.properties["filter[query]"],u),A++)),$!==void 0&&(u=$,d!==void 0&&(d["filter[query]"]=$))}}}else y=D(y,c,"type",{type:"object"},Ct,d),A++;
return qr.errors=y,A===0}a.v16=yr;let ti={$id:"standin://flat/query/getUploadFilter",type:"object",additionalProperties:!1,properties:{}};function yr(d,{instancePath:c="",
parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)y=D(y,c,"additionalProperties",{additionalProperty:l},
ti,d),A++;else y=D(y,c,"type",{type:"object"},ti,d),A++;return yr.errors=y,A===0}a.v17=Lr;let jt={$id:"standin://flat/query/updateUploadFilter",type:"object",additionalProperties:!1,
properties:{}};function Lr(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)
y=D(y,c,"additionalProperties",{additionalProperty:l},jt,d),A++;else y=D(y,c,"type",{type:"object"},jt,d),A++;return Lr.errors=y,A===0}a.v18=ur;let ri={$id:"sta\
ndin://flat/query/deleteUploadFilter",type:"object",additionalProperties:!1,properties:{}};function ur(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){
let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)y=D(y,c,"additionalProperties",{additionalProperty:l},ri,d),A++;else y=D(y,c,"type",{type:"\
object"},ri,d),A++;return ur.errors=y,A===0}a.v19=Sr;let ke={$id:"standin://flat/query/createUploadFilter",type:"object",additionalProperties:!1,properties:{}};
function Sr(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)y=
D(y,c,"additionalProperties",{additionalProperty:l},ke,d),A++;else y=D(y,c,"type",{type:"object"},ke,d),A++;return Sr.errors=y,A===0}a.v20=et;let ii={$id:"stand\
in://flat/query/listUploadFilters",type:"object",additionalProperties:!1,properties:{}};function et(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){
let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)y=D(y,c,"additionalProperties",{additionalProperty:l},ii,d),A++;else y=D(y,c,"type",{type:"\
object"},ii,d),A++;return et.errors=y,A===0}a.v21=mr;let pi={$id:"standin://flat/query/createUploadRequest",type:"object",additionalProperties:!1,properties:{}};
function mr(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)y=
D(y,c,"additionalProperties",{additionalProperty:l},pi,d),A++;else y=D(y,c,"type",{type:"object"},pi,d),A++;return mr.errors=y,A===0}a.v22=Mr;let Ce={$id:"stand\
in://flat/query/updateWebhook",type:"object",additionalProperties:!1,properties:{}};function Mr(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){
let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)y=D(y,c,"additionalProperties",{additionalProperty:l},Ce,d),A++;else y=D(y,c,"type",{type:"\
object"},Ce,d),A++;return Mr.errors=y,A===0}a.v23=si;let oi={$id:"standin://flat/query/getWebhook",type:"object",additionalProperties:!1,properties:{}};function si(d,{
instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)y=D(y,c,"additio\
nalProperties",{additionalProperty:l},oi,d),A++;else y=D(y,c,"type",{type:"object"},oi,d),A++;return si.errors=y,A===0}a.v24=ni;let jr={$id:"standin://flat/quer\
y/deleteWebhook",type:"object",additionalProperties:!1,properties:{}};function ni(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,
A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)y=D(y,c,"additionalProperties",{additionalProperty:l},jr,d),A++;else y=D(y,c,"type",{type:"object"},
jr,d),A++;return ni.errors=y,A===0}a.v25=Dt;let _r={$id:"standin://flat/query/createWebhook",type:"object",additionalProperties:!1,properties:{}};function Dt(d,{
instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)y=D(y,c,"additio\
nalProperties",{additionalProperty:l},_r,d),A++;else y=D(y,c,"type",{type:"object"},_r,d),A++;return Dt.errors=y,A===0}a.v26=li;let Wr={$id:"standin://flat/quer\
y/listWebhooks",type:"object",additionalProperties:!1,properties:{}};function li(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,
A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)y=D(y,c,"additionalProperties",{additionalProperty:l},Wr,d),A++;else y=D(y,c,"type",{type:"object"},
Wr,d),A++;return li.errors=y,A===0}a.v27=fi;let X={$id:"standin://flat/query/listWebhookCalls",type:"object",additionalProperties:!1,properties:{"page[offset]":{
type:"integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,default:30},"filter[ids]":{type:"string"},"filter[fields][webhook_id][eq\
]":{type:"string"},"filter[fields][entity_type][eq]":{$ref:"standin://flat/schemas#/$defs/EntityType"},"filter[fields][event_type][eq]":{$ref:"standin://flat/sc\
hemas#/$defs/EventType"},"filter[fields][status][eq]":{$ref:"standin://flat/schemas#/$defs/WebhookCallStatus"},"filter[fields][created_at][gt]":{type:"string",format:"\
date-time"},"filter[fields][created_at][lt]":{type:"string",format:"date-time"},"filter[fields][last_sent_at][gt]":{type:"string",format:"date-time"},"filter[fi\
elds][last_sent_at][lt]":{type:"string",format:"date-time"},"filter[fields][next_retry_at][gt]":{type:"string",format:"date-time"},"filter[fields][next_retry_at\
][lt]":{type:"string",format:"date-time"},order_by:{type:"string",enum:["webhook_id_asc","webhook_id_desc","created_at_asc","created_at_desc","last_sent_at_asc",
"last_sent_at_desc","next_retry_at_asc","next_retry_at_desc"],default:"created_at_desc"}}},br={type:"string",enum:["item","item_type","upload","build_trigger","\
environment","maintenance_mode","sso_user","cda_cache_tags"]};function pr(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;
if(typeof d!="string"){let l=typeof d,g;l=="object"&&Array.isArray(d)&&d.length==1&&(d=d[0],l=typeof d,typeof d=="string"&&(g=d)),g===void 0&&(l=="number"||l=="\
boolean"?g=""+d:d===null?g="":(y=D(y,c,"type",{type:"string"},br,d),A++)),g!==void 0&&(d=g,S!==void 0&&(S[M]=g))}return d==="item"||d==="item_type"||d==="upload"||
d==="build_trigger"||d==="environment"||d==="maintenance_mode"||d==="sso_user"||d==="cda_cache_tags"||(y=D(y,c,"enum",{allowedValues:br.enum},br,d),A++),pr.errors=
y,A===0}let Br={type:"string",enum:["create","update","delete","publish","unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","inv\
alidate"]};function ut(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(typeof d!="string"){let l=typeof d,g;l=="objec\
t"&&Array.isArray(d)&&d.length==1&&(d=d[0],l=typeof d,typeof d=="string"&&(g=d)),g===void 0&&(l=="number"||l=="boolean"?g=""+d:d===null?g="":(y=D(y,c,"type",{type:"\
string"},Br,d),A++)),g!==void 0&&(d=g,S!==void 0&&(S[M]=g))}return d==="create"||d==="update"||d==="delete"||d==="publish"||d==="unpublish"||d==="promote"||d===
"deploy_started"||d==="deploy_succeeded"||d==="deploy_failed"||d==="change"||d==="invalidate"||(y=D(y,c,"enum",{allowedValues:Br.enum},Br,d),A++),ut.errors=y,A===
0}let Kr={type:"string",enum:["pending","success","failed","rescheduled"]};function or(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){
let y=null,A=0;if(typeof d!="string"){let l=typeof d,g;l=="object"&&Array.isArray(d)&&d.length==1&&(d=d[0],l=typeof d,typeof d=="string"&&(g=d)),g===void 0&&(l==
"number"||l=="boolean"?g=""+d:d===null?g="":(y=D(y,c,"type",{type:"string"},Kr,d),A++)),g!==void 0&&(d=g,S!==void 0&&(S[M]=g))}return d==="pending"||d==="succes\
s"||d==="failed"||d==="rescheduled"||(y=D(y,c,"enum",{allowedValues:Kr.enum},Kr,d),A++),or.errors=y,A===0}function fi(d,{instancePath:c="",parentData:S,parentDataProperty:M,
rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d)){d["page[offset]"]===void 0&&(d["page[offset]"]=0),d["page[limit]"]===void 0&&(d["p\
age[limit]"]=30),d.order_by===void 0&&(d.order_by="created_at_desc");for(let b in d)Tt.call(X.properties,b)||(y=D(y,c,"additionalProperties",{additionalProperty:b},
X,d),A++);let l=d["page[offset]"];if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let b=typeof l,$;b=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],
b=typeof l,typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)&&($=l)),$===void 0&&(b==="boolean"||l===null||b==="string"&&l&&l==+l&&!(l%1)?$=+l:(y=D(y,c+"/page[\
offset]","type",{type:"integer"},X.properties["page[offset]"],l),A++)),$!==void 0&&(l=$,d!==void 0&&(d["page[offset]"]=$))}typeof l=="number"&&isFinite(l)&&(l<0||
isNaN(l))&&(y=D(y,c+"/page[offset]","minimum",{comparison:">=",limit:0},X.properties["page[offset]"],l),A++);let g=d["page[limit]"];if(!(typeof g=="number"&&!(g%
1)&&!isNaN(g)&&isFinite(g))){let b=typeof g,$;b=="object"&&Array.isArray(g)&&g.length==1&&(g=g[0],b=typeof g,typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)&&
($=g)),$===void 0&&(b==="boolean"||g===null||b==="string"&&g&&g==+g&&!(g%1)?$=+g:(y=D(y,c+"/page[limit]","type",{type:"integer"},X.properties["page[limit]"],g),
A++)),$!==void 0&&(g=$,d!==void 0&&(d["page[limit]"]=$))}if(typeof g=="number"&&isFinite(g)&&((g>500||isNaN(g))&&(y=D(y,c+"/page[limit]","maximum",{comparison:"\
<=",limit:500},X.properties["page[limit]"],g),A++),(g<1||isNaN(g))&&(y=D(y,c+"/page[limit]","minimum",{comparison:">=",limit:1},X.properties["page[limit]"],g),A++)),
d["filter[ids]"]!==void 0){let b=d["filter[ids]"];if(typeof b!="string"){let $=typeof b,F;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b==
"string"&&(F=b)),F===void 0&&($=="number"||$=="boolean"?F=""+b:b===null?F="":(y=D(y,c+"/filter[ids]","type",{type:"string"},X.properties["filter[ids]"],b),A++)),
F!==void 0&&(b=F,d!==void 0&&(d["filter[ids]"]=F))}}if(d["filter[fields][webhook_id][eq]"]!==void 0){let b=d["filter[fields][webhook_id][eq]"];if(typeof b!="str\
ing"){let $=typeof b,F;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(F=b)),F===void 0&&($=="number"||$=="boolean"?F=""+b:b===
null?F="":(y=D(y,c+"/filter[fields][webhook_id][eq]","type",{type:"string"},X.properties["filter[fields][webhook_id][eq]"],b),A++)),F!==void 0&&(b=F,d!==void 0&&
(d["filter[fields][webhook_id][eq]"]=F))}}if(d["filter[fields][entity_type][eq]"]!==void 0&&(pr(d["filter[fields][entity_type][eq]"],{instancePath:c+"/filter[fi\
elds][entity_type][eq]",parentData:d,parentDataProperty:"filter[fields][entity_type][eq]",rootData:V})||(y=W(y,pr),A=y.length)),d["filter[fields][event_type][eq\
]"]!==void 0&&(ut(d["filter[fields][event_type][eq]"],{instancePath:c+"/filter[fields][event_type][eq]",parentData:d,parentDataProperty:"filter[fields][event_ty\
pe][eq]",rootData:V})||(y=W(y,ut),A=y.length)),d["filter[fields][status][eq]"]!==void 0&&(or(d["filter[fields][status][eq]"],{instancePath:c+"/filter[fields][st\
atus][eq]",parentData:d,parentDataProperty:"filter[fields][status][eq]",rootData:V})||(y=W(y,or),A=y.length)),d["filter[fields][created_at][gt]"]!==void 0){let b=d["\
filter[fields][created_at][gt]"];if(typeof b!="string"){let $=typeof b,F;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(F=b)),
F===void 0&&($=="number"||$=="boolean"?F=""+b:b===null?F="":(y=D(y,c+"/filter[fields][created_at][gt]","type",{type:"string"},X.properties["filter[fields][creat\
ed_at][gt]"],b),A++)),F!==void 0&&(b=F,d!==void 0&&(d["filter[fields][created_at][gt]"]=F))}typeof b=="string"&&(Se.test(b)||(y=D(y,c+"/filter[fields][created_a\
t][gt]","format",{format:"date-time"},X.properties["filter[fields][created_at][gt]"],b),A++))}if(d["filter[fields][created_at][lt]"]!==void 0){let b=d["filter[f\
ields][created_at][lt]"];if(typeof b!="string"){let $=typeof b,F;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(F=b)),F===void 0&&
($=="number"||$=="boolean"?F=""+b:b===null?F="":(y=D(y,c+"/filter[fields][created_at][lt]","type",{type:"string"},X.properties["filter[fields][created_at][lt]"],
b),A++)),F!==void 0&&(b=F,d!==void 0&&(d["filter[fields][created_at][lt]"]=F))}typeof b=="string"&&(Se.test(b)||(y=D(y,c+"/filter[fields][created_at][lt]","form\
at",{format:"date-time"},X.properties["filter[fields][created_at][lt]"],b),A++))}if(d["filter[fields][last_sent_at][gt]"]!==void 0){let b=d["filter[fields][last\
_sent_at][gt]"];if(typeof b!="string"){let $=typeof b,F;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(F=b)),F===void 0&&($==
"number"||$=="boolean"?F=""+b:b===null?F="":(y=D(y,c+"/filter[fields][last_sent_at][gt]","type",{type:"string"},X.properties["filter[fields][last_sent_at][gt]"],
b),A++)),F!==void 0&&(b=F,d!==void 0&&(d["filter[fields][last_sent_at][gt]"]=F))}typeof b=="string"&&(Se.test(b)||(y=D(y,c+"/filter[fields][last_sent_at][gt]","\
format",{format:"date-time"},X.properties["filter[fields][last_sent_at][gt]"],b),A++))}if(d["filter[fields][last_sent_at][lt]"]!==void 0){let b=d["filter[fields\
][last_sent_at][lt]"];if(typeof b!="string"){let $=typeof b,F;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(F=b)),F===void 0&&
($=="number"||$=="boolean"?F=""+b:b===null?F="":(y=D(y,c+"/filter[fields][last_sent_at][lt]","type",{type:"string"},X.properties["filter[fields][last_sent_at][l\
t]"],b),A++)),F!==void 0&&(b=F,d!==void 0&&(d["filter[fields][last_sent_at][lt]"]=F))}typeof b=="string"&&(Se.test(b)||(y=D(y,c+"/filter[fields][last_sent_at][l\
t]","format",{format:"date-time"},X.properties["filter[fields][last_sent_at][lt]"],b),A++))}if(d["filter[fields][next_retry_at][gt]"]!==void 0){let b=d["filter[\
fields][next_retry_at][gt]"];if(typeof b!="string"){let $=typeof b,F;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(F=b)),F===
void 0&&($=="number"||$=="boolean"?F=""+b:b===null?F="":(y=D(y,c+"/filter[fields][next_retry_at][gt]","type",{type:"string"},X.properties["filter[fields][next_r\
etry_at][gt]"],b),A++)),F!==void 0&&(b=F,d!==void 0&&(d["filter[fields][next_retry_at][gt]"]=F))}typeof b=="string"&&(Se.test(b)||(y=D(y,c+"/filter[fields][next\
_retry_at][gt]","format",{format:"date-time"},X.properties["filter[fields][next_retry_at][gt]"],b),A++))}if(d["filter[fields][next_retry_at][lt]"]!==void 0){let b=d["\
filter[fields][next_retry_at][lt]"];if(typeof b!="string"){let $=typeof b,F;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(F=
b)),F===void 0&&($=="number"||$=="boolean"?F=""+b:b===null?F="":(y=D(y,c+"/filter[fields][next_retry_at][lt]","type",{type:"string"},X.properties["filter[fields\
][next_retry_at][lt]"],b),A++)),F!==void 0&&(b=F,d!==void 0&&(d["filter[fields][next_retry_at][lt]"]=F))}typeof b=="string"&&(Se.test(b)||(y=D(y,c+"/filter[fiel\
ds][next_retry_at][lt]","format",{format:"date-time"},X.properties["filter[fields][next_retry_at][lt]"],b),A++))}let u=d.order_by;if(typeof u!="string"){let b=typeof u,
$;b=="object"&&Array.isArray(u)&&u.length==1&&(u=u[0],b=typeof u,typeof u=="string"&&($=u)),$===void 0&&(b=="number"||b=="boolean"?$=""+u:u===null?$="":(y=D(y,c+
"/order_by","type",{type:"string"},X.properties.order_by,u),A++)),$!==void 0&&(u=$,d!==void 0&&(d.order_by=$))}u==="webhook_id_asc"||u==="webhook_id_desc"||u===
"created_at_asc"||u==="created_at_desc"||u==="last_sent_at_asc"||u==="last_sent_at_desc"||u==="next_retry_at_asc"||u==="next_retry_at_desc"||(y=D(y,c+"/order_by",
"enum",{allowedValues:X.properties.order_by.enum},X.properties.order_by,u),A++)}else y=D(y,c,"type",{type:"object"},X,d),A++;return fi.errors=y,A===0}a.v28=di;let tt={
$id:"standin://flat/query/getWebhookCall",type:"object",additionalProperties:!1,properties:{}};function di(d,{instancePath:c="",parentData:S,parentDataProperty:M,
rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)y=D(y,c,"additionalProperties",{additionalProperty:l},tt,d),A++;else
y=D(y,c,"type",{type:"object"},tt,d),A++;return di.errors=y,A===0}a.v29=ai;let Dr={$id:"standin://flat/query/resendWebhookCall",type:"object",additionalProperties:!1,
properties:{}};function ai(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)
y=D(y,c,"additionalProperties",{additionalProperty:l},Dr,d),A++;else y=D(y,c,"type",{type:"object"},Dr,d),A++;return ai.errors=y,A===0}a.v30=Xe;let P={$id:"stan\
din://flat/query/getUploadCollection",type:"object",additionalProperties:!1,properties:{}};function Xe(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){
let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)y=D(y,c,"additionalProperties",{additionalProperty:l},P,d),A++;else y=D(y,c,"type",{type:"\
object"},P,d),A++;return Xe.errors=y,A===0}a.v31=kt;let Zr={$id:"standin://flat/query/updateUploadCollection",type:"object",additionalProperties:!1,properties:{}};
function kt(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)y=
D(y,c,"additionalProperties",{additionalProperty:l},Zr,d),A++;else y=D(y,c,"type",{type:"object"},Zr,d),A++;return kt.errors=y,A===0}a.v32=ht;let Yr={$id:"stand\
in://flat/query/deleteUploadCollection",type:"object",additionalProperties:!1,properties:{}};function ht(d,{instancePath:c="",parentData:S,parentDataProperty:M,
rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)y=D(y,c,"additionalProperties",{additionalProperty:l},Yr,d),A++;else
y=D(y,c,"type",{type:"object"},Yr,d),A++;return ht.errors=y,A===0}a.v33=gr;let ct={$id:"standin://flat/query/createUploadCollection",type:"object",additionalProperties:!1,
properties:{}};function gr(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)
y=D(y,c,"additionalProperties",{additionalProperty:l},ct,d),A++;else y=D(y,c,"type",{type:"object"},ct,d),A++;return gr.errors=y,A===0}a.v34=kr;let zt={$id:"sta\
ndin://flat/query/listUploadCollections",type:"object",additionalProperties:!1,properties:{"filter[ids]":{type:"string"}}};function kr(d,{instancePath:c="",parentData:S,
parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let l in d)l!=="filter[ids]"&&(y=D(y,c,"additionalPropert\
ies",{additionalProperty:l},zt,d),A++);if(d["filter[ids]"]!==void 0){let l=d["filter[ids]"];if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&
l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,c+"/filter[ids]","type",{type:"str\
ing"},zt.properties["filter[ids]"],l),A++)),u!==void 0&&(l=u,d!==void 0&&(d["filter[ids]"]=u))}}}else y=D(y,c,"type",{type:"object"},zt,d),A++;return kr.errors=
y,A===0}a.v35=yi;let ze={$id:"standin://flat/query/reorderUploadCollections",type:"object",additionalProperties:!1,properties:{}};function yi(d,{instancePath:c="",
parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)y=D(y,c,"additionalProperties",{additionalProperty:l},
ze,d),A++;else y=D(y,c,"type",{type:"object"},ze,d),A++;return yi.errors=y,A===0}a.v36=ui;let ue={$id:"standin://flat/query/getJobResult",type:"object",additionalProperties:!1,
properties:{}};function ui(d,{instancePath:c="",parentData:S,parentDataProperty:M,rootData:V=d}={}){let y=null,A=0;if(d&&typeof d=="object"&&!Array.isArray(d))for(let l in d)
y=D(y,c,"additionalProperties",{additionalProperty:l},ue,d),A++;else y=D(y,c,"type",{type:"object"},ue,d),A++;return ui.errors=y,A===0}function D(d,c,S,M,V,y){let A={
instancePath:c,keyword:S,params:M,parentSchema:V,data:y};return d===null?[A]:(d.push(A),d)}function W(d,c){let S=c.errors;if(c.errors=null,d===null)return S;for(let M of S)
d.push(M);return d}return{updateUpload:a.v0,getUpload:a.v1,deleteUpload:a.v2,createUpload:a.v3,listUploads:a.v4,getSite:a.v5,listEnvironments:a.v6,bulkTagUploads:a.
v7,bulkSetUploadCollection:a.v8,bulkDestroyUploads:a.v9,listUploadReferences:a.v10,listUploadTracks:a.v11,createUploadTrack:a.v12,listUploadTags:a.v13,createUploadTag:a.
v14,listUploadSmartTags:a.v15,getUploadFilter:a.v16,updateUploadFilter:a.v17,deleteUploadFilter:a.v18,createUploadFilter:a.v19,listUploadFilters:a.v20,createUploadRequest:a.
v21,updateWebhook:a.v22,getWebhook:a.v23,deleteWebhook:a.v24,createWebhook:a.v25,listWebhooks:a.v26,listWebhookCalls:a.v27,getWebhookCall:a.v28,resendWebhookCall:a.
v29,getUploadCollection:a.v30,updateUploadCollection:a.v31,deleteUploadCollection:a.v32,createUploadCollection:a.v33,listUploadCollections:a.v34,reorderUploadCollections:a.
v35,getJobResult:a.v36}})();export{an as bodies,yn as queries};
